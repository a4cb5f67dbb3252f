import {lint} from 'markdownlint/sync';
import type {LineProblem} from './checkGuide';

/** Rules of markdownlint about text that Docusaurus would drop or show as typed, without a word. */
const RULES = {default: false, MD052: {shortcut_syntax: true}, MD056: true};

const FIXES: Readonly<Record<string, string>> = {
  MD052: 'Define the link or footnote, or put the brackets into backticks',
  MD056: 'Give each row the cells of the first one',
};

/** The middle of a merge is also a line below a heading, which the page check refuses as a second title. */
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: |$)/;

/** The label of what isn't a reference, but an interval, such as [0, 1). */
const INTERVAL = /"-?[\d.]+,/;

/** References without a definition, rows of the wrong length, and leftovers of a merge. */
export function markdownProblems(mdx: string): LineProblem[] {
  const conflicts = mdx
    .split('\n')
    .flatMap((text, index) =>
      CONFLICT.test(text)
        ? [{line: index + 1, message: `A merge left "${text}". Resolve it and remove the line.`}]
        : [],
    );
  const found = lint({strings: {mdx}, config: RULES}).mdx ?? [];
  return [
    ...conflicts,
    ...found
      .filter(({errorDetail}) => !INTERVAL.test(errorDetail ?? ''))
      .map(({lineNumber: line, ruleNames: [rule = ''], ruleDescription, errorDetail, errorContext}) => ({
        line,
        message: `${ruleDescription}: ${errorDetail ?? errorContext ?? ''}. ${FIXES[rule] ?? ''}.`,
      })),
  ];
}
