import {apiVersions} from '../../src/config/apiVersions';
import {readOptions} from '../../src/node/options';
import {StepFailed, main, secondsSince} from '../../src/node/steps';
import {readPublished} from './bundle/readBundle';
import {exampleProblems} from './examples/exampleProblems';

/** Prints the problems of a version. Returns whether all examples are valid. */
function check(version: (typeof apiVersions)[number]): boolean {
  const start = Date.now();
  const {checked, problems} = exampleProblems(readPublished(version));
  for (const {location, message} of problems) console.error(`API ${version.label}, ${location}: ${message}`);
  const verdict = problems.length === 0 ? 'all valid' : `${String(problems.length)} problems`;
  console.log(`API ${version.label}: ${String(checked)} examples, ${verdict} (${secondsSince(start)})`);
  return problems.length === 0;
}

main(() => {
  readOptions('npm run spec -- examples');
  // Check every version, even if one fails.
  if (apiVersions.map(check).includes(false))
    throw new StepFailed(
      'Correct the example in openapi/, or the schema if that is what is wrong, then run npm run api:bundle again.',
    );
});
