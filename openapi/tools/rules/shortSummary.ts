import type {Context, Rule} from './redocly';
import {countWords} from './words';

const LONGEST = 8;

/** What is wrong with a summary, with the fix; undefined when nothing is. */
export function summaryFault(summary: string): string | undefined {
  const words = countWords(summary);
  if (words > LONGEST)
    return `The summary has ${String(words)} words; titles and sidebars allow ${String(LONGEST)}. Move the rest to the description.`;
  if (/[.!?]$/.test(summary.trim()))
    return 'The summary ends with a period, but it is a title. Remove the period, or move the sentence to the description.';
  return undefined;
}

/** A summary is the title of a page and a line of the sidebar. */
export const shortSummary: Rule = () => ({
  Operation({summary}: {summary?: string}, {report, location}: Context) {
    const message = summary === undefined ? undefined : summaryFault(summary);
    if (message) report({message, location: location.child(['summary'])});
  },
});
