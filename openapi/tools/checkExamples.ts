import {apiVersions} from '../../src/config/apiVersions';
import {checkExamples, formatFault} from './examples/checkExamples';
import {readPublished} from './published';

/** True when every example of the version holds; faults are printed otherwise. */
function check(version: (typeof apiVersions)[number]): boolean {
  const start = Date.now();
  const {checked, faults} = checkExamples(readPublished(version));
  for (const fault of faults) console.error(formatFault(version.label, fault));
  const verdict = faults.length === 0 ? 'all valid' : `${String(faults.length)} faults`;
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`API ${version.label}: ${String(checked)} examples, ${verdict} (${seconds} s)`);
  return faults.length === 0;
}

const MEND =
  'Correct the example in openapi/, or the schema if that is what is wrong, then run npm run api:bundle again.';

try {
  // Every version is checked, also after one has failed.
  if (apiVersions.map(check).includes(false)) {
    console.error(MEND);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
