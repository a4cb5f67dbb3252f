import {isUtf8} from 'node:buffer';
import {readFileSync, writeFileSync} from 'node:fs';
import {readPublished} from '../../openapi/tools/bundle/readBundle';
import {fixedPage, pageCheck} from '../../plugins/lib/guide-checks/checkPage';
import {pageSources, strayFiles, unreadableText} from '../../plugins/lib/guide-checks/guideFiles';
import {linkProblems} from '../../plugins/lib/guide-checks/links';
import {publishedTextProblems} from '../../plugins/lib/guide-checks/textProblems';
import {apiVersions} from '../config/apiVersions';
import {StepFailed, main, readOptions} from '../node/command';

/** Writes the pages without the problems that have one fix. */
function fixPages(): void {
  for (const page of pageSources()) {
    const bytes = readFileSync(page);
    const fixed = fixedPage(page, bytes.toString());
    if (!isUtf8(bytes) || fixed === bytes.toString()) continue;
    writeFileSync(page, fixed);
    console.log(`Fixed ${page}`);
  }
}

const unreadable = (page: string): string[] => unreadableText(page, readFileSync(page));

function pageProblems(): string[] {
  // Without the bundles of all versions, each page would have the same problem.
  for (const version of apiVersions) readPublished(version);
  const check = pageCheck(readPublished(apiVersions[0]));
  return pageSources()
    .filter((page) => unreadable(page).length === 0)
    .flatMap((page) => check(page, readFileSync(page, 'utf8')));
}

/** Dead links of the handwritten pages, to the reference as it was generated last. A build checks them after it has written the reference. */
const guideLinks = (): string[] => linkProblems(({source}) => source !== undefined);

/** The problems of a stage, or why it can't run, so that the other stages report theirs. */
function problemsOf(stage: () => string[]): string[] {
  try {
    return stage();
  } catch (error) {
    return [(error as Error).message];
  }
}

main(() => {
  const {fix, links} = readOptions('npm run check -- guides [--fix]', {
    options: {fix: {type: 'boolean'}, links: {type: 'boolean'}},
  }).values;
  if (fix) fixPages();
  const unreadablePages = (): string[] => pageSources().flatMap(unreadable);
  const stages = [strayFiles, unreadablePages, pageProblems, publishedTextProblems, ...(links ? [guideLinks] : [])];
  const problems = stages.flatMap((stage) => problemsOf(() => stage()));
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0
      ? 'Files, JSON, messages, keywords and hosts of the guides: all valid'
      : `Problems in guides: ${String(problems.length)}`,
  );
  return problems.length === 0 ? Promise.resolve() : Promise.reject(new StepFailed());
});
