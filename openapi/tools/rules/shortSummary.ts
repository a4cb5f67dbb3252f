import type {Context, Rule} from './redocly';
import {countWords} from './words';

const LONGEST = 8;

/** The problem of a summary with its fix, if any. */
export function summaryProblem(summary: string): string | undefined {
  const words = countWords(summary);
  if (words === 0) return 'The summary is empty. Write the title of the page, such as "List people".';
  if (words > LONGEST)
    return `The summary has ${String(words)} words; titles and sidebars allow ${String(LONGEST)}. Move the rest to the description.`;
  if (/[.!?]$/.test(summary.trim()))
    return 'The summary ends with a period, but it is a title. Remove the period, or move the sentence to the description.';
  return undefined;
}

/** Requires a short summary, because it is the title of a page and an entry of the sidebar. */
export const shortSummary: Rule = () => ({
  Operation({summary}: {summary?: string}, {report, location}: Context) {
    const message = summary === undefined ? undefined : summaryProblem(summary);
    if (message) report({message, location: location.child(['summary'])});
  },
});
