import type {GuideRule} from './guide';
import {ofMarkdownlint} from './markdownlint';

export const tableCells: GuideRule = {
  id: 'table-cells',
  description: 'All rows of a table have the same number of cells (MD056 of markdownlint)',
  check: ofMarkdownlint('MD056', 'Give each row the cells of the first one'),
};
