import type {GuideRule} from './guide';
import {ofMarkdownlint} from './markdownlint';

/** The label of what isn't a reference, but an interval, such as [0, 1). */
const INTERVAL = /"-?[\d.]+,/;

export const definedReferences: GuideRule = {
  id: 'defined-references',
  description: 'Links and footnotes by a label have a definition (MD052 of markdownlint)',
  check: ofMarkdownlint('MD052', 'Define the link or footnote, or put the brackets into backticks', ({errorDetail}) =>
    INTERVAL.test(errorDetail ?? ''),
  ),
};
