import {landingPagesPath} from '../../../src/config/routes';
import type {Node} from '../../../openapi/model/node';
import {keywordListProblems} from '../../../openapi/tools/rules/keywords';
import {frontMatterOf} from '../../../openapi/tools/generate/frontMatter';
import {guidesPath} from '../../../src/config/routes';
import {guideCheck} from './checkGuide';
import {messageProblems} from './messageProblems';
import {mdxFilesIn} from './mdxFiles';

/** Files of the handwritten pages, including partials. */
export const handwrittenPages = (): string[] => [...mdxFilesIn(guidesPath), ...mdxFilesIn(landingPagesPath)];

/** Problems of a page, given its file and text: a line for each, with file, line and fix. */
export type PageCheck = (file: string, mdx: string) => string[];

const NO_KEYWORDS = ': add a list of what people call this topic in other words';

/** Problems of the YAML, and of the keywords by which search finds a page. A page without a title is a partial. */
function frontMatterProblems(file: string, mdx: string): string[] {
  try {
    const {title, keywords} = frontMatterOf(file, mdx);
    if (title === undefined) return [];
    const problems = keywords === undefined ? [NO_KEYWORDS] : keywordListProblems(keywords);
    return problems.map((problem) => `${file}:1 keywords${problem}.`);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Checks front matter, JSON and messages of errors in pages against a description. Make it once for all pages. */
export function pageCheck(spec: Node): PageCheck {
  const check = guideCheck(spec);
  return (file, mdx) => [
    ...frontMatterProblems(file, mdx),
    ...[...check(mdx), ...messageProblems(mdx)].map(({line, message}) => `${file}:${String(line)} ${message}`),
  ];
}
