import type {Node} from '../../../openapi/model/node';
import {frontMatterOf} from '../guides/frontMatter';
import {parseMdx} from '../markdown/markdown';
import {readableText} from './file-rules/readableText';
import * as frontMatterRules from './front-matter-rules';
import {operationTitles} from './front-matter-rules/uniqueTitles';
import * as guideRules from './guide-rules';
import {guideOf} from './guide-rules/guide';
import {fixed, problemsOf} from './rule';
import * as textRules from './text-rules';
import {partsOf} from './textParts';

/** Errors of MDX in a page, and its text without the lines with braces that aren't code, so that the rest is checked too. @throws any other error */
function readable(file: string, mdx: string): {readonly errors: readonly string[]; readonly text: string} {
  try {
    parseMdx(mdx, file);
    return {errors: [], text: mdx};
  } catch (error) {
    const {message, line = 0} = error as Error & {readonly line?: number};
    const lines = mdx.split('\n');
    if (!message.includes('expression') || !lines[line - 1]) throw error;
    const {errors, text} = readable(file, lines.with(line - 1, '').join('\n'));
    return {errors: [message, ...errors], text};
  }
}

/**
 * Checks pages by themselves, against each other, and against a description. Make it once for all pages.
 * @returns a function that gives a line for each problem of a page, with file, line, fix and rule. An error of YAML or MDX has no rule
 */
export function pageCheck(spec: Node): (file: string, mdx: string) => string[] {
  const owners = new Map(operationTitles(spec));
  const ofFrontMatter = (file: string, mdx: string): string[] =>
    problemsOf(file, Object.values(frontMatterRules), {file, frontMatter: frontMatterOf(file, mdx), owners});
  const ofGuide = (file: string, mdx: string): string[] => {
    const {errors, text} = readable(file, mdx);
    return [...errors, ...problemsOf(file, Object.values(guideRules), guideOf(file, text, spec))];
  };
  return (file, mdx) =>
    [ofFrontMatter, ofGuide].flatMap((problemsIn) => {
      try {
        return problemsIn(file, mdx);
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)];
      }
    });
}

/** A page without the problems that have one fix, which no description says. */
export function fixedPage(file: string, source: string): string {
  const readable = fixed(source, [readableText], (text) => ({bytes: Buffer.from(text)}));
  const visible = fixed(readable, Object.values(textRules), (text) => partsOf(file, text));
  try {
    return fixed(visible, Object.values(guideRules), (text) => guideOf(file, text, {}));
  } catch {
    // An error of MDX, which the check reports.
    return visible;
  }
}
