import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import logger from '@docusaurus/logger';
import {FILES, type Manifest} from '../../../src/features/search/core/manifest';
import type {SearchRecord} from '../../../src/features/search/core/record';
import {FORMAT, buildIndex} from '../../../src/features/search/core/searchIndex';
import type {SitePage} from '../site-pages/sitePage';
import {guideRecords} from './guideRecords';
import {referenceRecords} from './referenceRecords';

/** Size of index and texts (kB, gzip) from which hosted search is better. */
export const ADVISE_HOSTED = 2000;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Writes a file with a content hash in its name, so that browsers can cache it forever. */
function writeHashed(outDir: string, name: string, content: unknown): {file: string; kilobytes: number} {
  const text = JSON.stringify(content);
  const file = `${FILES.folder}/${name}-${hashOf(text)}.json`;
  writeFileSync(path.join(outDir, file), text);
  return {file: `/${file}`, kilobytes: gzipSync(text).length / 1000};
}

/** Whether a page has only links: the home page, and the generated index of a section whose name is another page's. */
const isLinks = ({pathname, source, reference, title}: SitePage, pages: readonly SitePage[]): boolean =>
  pathname === '/' ||
  (source === undefined &&
    reference === undefined &&
    pages.some((other) => other.title === title && other.pathname !== pathname));

/** The records of a page. Those of the reference have more than its text: fields, scopes, events. */
const recordsOf = (page: SitePage): SearchRecord[] =>
  page.reference ? referenceRecords(page.reference) : guideRecords(page);

/** Writes the search index for the browser, and the records for hosted search (`npm run search:push`). */
export function writeSearchIndex(outDir: string, pages: readonly SitePage[]): void {
  const records = pages.filter((page) => !isLinks(page, pages)).flatMap(recordsOf);
  const {index, texts} = buildIndex(records);
  for (const folder of [FILES.folder, path.dirname(FILES.manifest)]) {
    mkdirSync(path.join(outDir, folder), {recursive: true});
  }
  const files = {index: writeHashed(outDir, 'index', index), texts: writeHashed(outDir, 'texts', texts)};
  const manifest: Manifest = {format: FORMAT, index: files.index.file, texts: files.texts.file};
  writeFileSync(path.join(outDir, FILES.manifest), JSON.stringify(manifest));
  writeFileSync(path.join(outDir, FILES.records), JSON.stringify(records));
  const kilobytes = files.index.kilobytes + files.texts.kilobytes;
  logger.info(`Search: ${String(records.length)} records, ${kilobytes.toFixed(0)} kB of index and texts.`);
  if (kilobytes > ADVISE_HOSTED) {
    logger.info(
      'The index has grown too large for phones and slow connections: use the hosted engine (README, Settings).',
    );
  }
}
