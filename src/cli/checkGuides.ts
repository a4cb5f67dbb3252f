import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readPublished} from '../../openapi/tools/published';
import {guideCheck} from '../../plugins/guide-checks/checkGuide';
import {keywordProblems} from '../../plugins/guide-checks/keywords';
import {apiVersions} from '../config/apiVersions';
import {guidesPath} from '../config/routes';
import {StepFailed, main} from '../node/steps';

/** Handwritten pages, including partials. */
const pagesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .sort();

main(() => {
  const check = guideCheck(readPublished(apiVersions[0]));
  const pages = [...pagesIn(guidesPath), ...pagesIn('src/pages')];
  const problems = pages.flatMap((page) => {
    const mdx = readFileSync(page, 'utf8');
    return [
      ...keywordProblems(mdx).map((message) => `${page}:1 ${message}.`),
      ...check(mdx).map(({line, message}) => `${page}:${String(line)} ${message}`),
    ];
  });
  for (const problem of problems) console.error(problem);
  console.log(
    `JSON and keywords in ${String(pages.length)} pages, ${problems.length === 0 ? 'all valid' : `${String(problems.length)} problems`}`,
  );
  return problems.length === 0 ? Promise.resolve() : Promise.reject(new StepFailed());
});
