import {apiVersions} from '../../src/config/apiVersions';
import {readOptions} from '../../src/node/options';
import {secondsSince} from '../../src/node/steps';
import {checkExamples, formatExampleProblem} from './examples/checkExamples';
import {readPublished} from './published';

/** Prints the problems of a version. Returns whether all examples are valid. */
function check(version: (typeof apiVersions)[number]): boolean {
  const start = Date.now();
  const {checked, problems} = checkExamples(readPublished(version));
  for (const problem of problems) console.error(formatExampleProblem(version.label, problem));
  const verdict = problems.length === 0 ? 'all valid' : `${String(problems.length)} problems`;
  console.log(`API ${version.label}: ${String(checked)} examples, ${verdict} (${secondsSince(start)})`);
  return problems.length === 0;
}

const FIX =
  'Correct the example in openapi/, or the schema if that is what is wrong, then run npm run api:bundle again.';

try {
  readOptions('npm run spec -- examples');
  // Check every version, even if one fails.
  if (apiVersions.map(check).includes(false)) {
    console.error(FIX);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
