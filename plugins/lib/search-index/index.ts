import logger from '@docusaurus/logger';
import {RECORDS} from '../../../src/features/search/core/record';
import {writeIn} from '../../../src/node/files';
import type {SitePage} from '../site-pages/sitePage';
import {guideRecords} from './guideRecords';
import {referenceRecords} from './referenceRecords';

/** Whether a page has only links: the home page, and the generated index of a section whose name is another page's. */
const isLinks = ({pathname, source, reference, title}: SitePage, pages: readonly SitePage[]): boolean =>
  pathname === '/' ||
  (source === undefined &&
    reference === undefined &&
    pages.some((other) => other.title === title && other.pathname !== pathname));

/** Writes the search records of all pages, for the browser and for hosted search (`npm run search:push`). */
export function writeSearchRecords(outDir: string, pages: readonly SitePage[]): void {
  const records = pages
    .filter((page) => !isLinks(page, pages))
    .flatMap((page) => (page.reference ? referenceRecords(page.reference) : guideRecords(page)));
  const text = JSON.stringify(records);
  writeIn(outDir, RECORDS, text);
  logger.info(`Search: ${String(records.length)} records, ${(text.length / 1e6).toFixed(1)} MB.`);
}
