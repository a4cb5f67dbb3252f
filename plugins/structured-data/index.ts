import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type PageFacts, type SiteFacts, describe} from './describe';
import {insertData} from './insert';

/** Writes into each built page what search engines are told of it. */
export function writeStructuredData(outDir: string, pages: readonly PageFacts[], site: SiteFacts): void {
  for (const page of pages) {
    const data = describe(page, site);
    if (data.length === 0) continue;
    const file = path.join(outDir, page.pathname, 'index.html');
    writeFileSync(file, insertData(readFileSync(file, 'utf8'), data));
  }
}
