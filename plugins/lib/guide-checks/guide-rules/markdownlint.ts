import type {LintError} from 'markdownlint';
import {lint} from 'markdownlint/sync';
import type {GuideRule} from './guide';

/** Rules of markdownlint about text that Docusaurus would drop or show as typed, without a word. */
const RULES = {default: false, MD052: {shortcut_syntax: true}, MD056: true};

let last: {readonly mdx: string; readonly found: readonly LintError[]} | undefined;

/** The problems of a text. Both rules need it parsed, so it's kept until the next text. */
function foundIn(mdx: string): readonly LintError[] {
  if (last?.mdx !== mdx) last = {mdx, found: lint({strings: {mdx}, config: RULES}).mdx ?? []};
  return last.found;
}

/** Checks for a rule of markdownlint. @param isFalse selects what the rule takes for a problem */
export const ofMarkdownlint =
  (name: keyof typeof RULES, fix: string, isFalse?: (error: LintError) => boolean): GuideRule['check'] =>
  ({mdx}) =>
    foundIn(mdx)
      .filter((error) => error.ruleNames.includes(name) && !isFalse?.(error))
      .map(({lineNumber: line, ruleDescription, errorDetail, errorContext}) => ({
        line,
        message: `${ruleDescription}: ${errorDetail ?? errorContext ?? ''}. ${fix}.`,
      }));
