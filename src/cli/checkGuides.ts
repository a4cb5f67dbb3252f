import {readFileSync} from 'node:fs';
import {readPublished} from '../../openapi/tools/bundle/readBundle';
import {handwrittenPages, pageCheck, strayFiles} from '../../plugins/lib/guide-checks/checkPage';
import {publishedTextProblems} from '../../plugins/lib/guide-checks/textProblems';
import {apiVersions} from '../config/apiVersions';
import {StepFailed, main, readOptions} from '../node/command';

main(() => {
  readOptions('npm run check -- guides');
  const check = pageCheck(readPublished(apiVersions[0]));
  const pages = handwrittenPages();
  const problems = [
    ...strayFiles(),
    ...pages.flatMap((page) => check(page, readFileSync(page, 'utf8'))),
    ...publishedTextProblems(),
  ];
  for (const problem of problems) console.error(problem);
  console.log(
    `JSON, messages and keywords in ${String(pages.length)} pages, ${problems.length === 0 ? 'all valid' : `problems: ${String(problems.length)}`}`,
  );
  return problems.length === 0 ? Promise.resolve() : Promise.reject(new StepFailed());
});
