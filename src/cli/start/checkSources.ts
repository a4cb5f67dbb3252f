import {readFileSync} from 'node:fs';
import type {Node} from '../../../openapi/model/node';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';
import {plain} from '../../../plugins/author-problems/mdxFault';
import {linkProblems} from '../../../plugins/lib/guide-checks/linkCheck';
import {type PageCheck, handwrittenPages, pageCheck} from '../../../plugins/lib/guide-checks/pageCheck';
import {apiVersions} from '../../config/apiVersions';

let contentCheck: {readonly spec: Node; readonly check: PageCheck} | undefined;
/** Problems of the content of a page, by its text. */
let checked = new Map<string, readonly string[]>();

/** Checks pages whose text or description has changed, because reading the schemas takes a second. */
function contentProblems(file: string, mdx: string): readonly string[] {
  const spec = readPublished(apiVersions[0]);
  if (contentCheck?.spec !== spec) {
    contentCheck = {spec, check: pageCheck(spec)};
    checked = new Map();
  }
  const problems = checked.get(file + mdx) ?? contentCheck.check(file, mdx);
  checked.set(file + mdx, problems);
  return problems;
}

/** The lines, or those of the error, after the file that it is about. */
function linesOf(work: () => readonly string[], file = ''): readonly string[] {
  try {
    return work();
  } catch (error) {
    const lines = plain(error instanceof Error ? error.message : String(error)).split('\n');
    return lines.filter((line) => line.trim() !== '').map((line) => `${file} ${line}`.trim());
  }
}

/** What the build would refuse in handwritten pages, except what MDX refuses: a line for each problem. */
export const guideProblems = (): readonly string[] =>
  linesOf(() => {
    const pages = new Map(handwrittenPages().map((file) => [file, readFileSync(file, 'utf8')]));
    const ofContent = [...pages].flatMap(([file, mdx]) => linesOf(() => contentProblems(file, mdx), file));
    return [...ofContent, ...linesOf(() => linkProblems(pages))];
  });
