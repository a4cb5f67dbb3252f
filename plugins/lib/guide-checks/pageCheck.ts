import {landingPagesPath} from '../../../src/config/routes';
import type {Node} from '../../../openapi/model/node';
import {frontMatterOf} from '../../../openapi/tools/generate/frontMatter';
import {guidesPath} from '../../../src/config/routes';
import {guideCheck} from './checkGuide';
import {keywordProblems} from './keywords';
import {messageProblems} from './messageProblems';
import {mdxFilesIn} from './mdxFiles';

/** Files of the handwritten pages, including partials. */
export const handwrittenPages = (): string[] => [...mdxFilesIn(guidesPath), ...mdxFilesIn(landingPagesPath)];

/** Problems of a page, given its file and text: a line for each, with file, line and fix. */
export type PageCheck = (file: string, mdx: string) => string[];

/** Why the front matter can't be read, if so. */
function frontMatterProblems(file: string, mdx: string): string[] {
  try {
    frontMatterOf(file, mdx);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Checks front matter, JSON and messages of errors in pages against a description. Make it once for all pages. */
export function pageCheck(spec: Node): PageCheck {
  const check = guideCheck(spec);
  return (file, mdx) => [
    ...frontMatterProblems(file, mdx),
    ...keywordProblems(mdx).map((message) => `${file}:1 ${message}.`),
    ...[...check(mdx), ...messageProblems(mdx)].map(({line, message}) => `${file}:${String(line)} ${message}`),
  ];
}
