import {publicFiles} from '../../src/config/publicFiles';
import {filesOf, writeIn} from '../../src/node/files';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {zipOf} from '../../src/node/zipOf';

/** The OpenSearch 1.1 description, with which browsers add the site as a search engine. The home page opens search with the query. */
export function writeOpenSearch(outDir: string, {title, url}: {readonly title: string; readonly url: string}): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Salesloft API</ShortName>
  <Description>Guides and reference: ${title}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${url}/img/favicon.svg</Image>
  <Url type="text/html" template="${url}/?search={searchTerms}"/>
</OpenSearchDescription>
`;
  writeIn(outDir, publicFiles.openSearch, text);
}

/** All that people and programs read without a browser: pages as Markdown, their indexes, descriptions, the skill. */
const KEPT = /\.md$|(^|\/)llms\.txt$|^openapi\/v\d+(\.events\.schema)?\.json$/;

/** Writes the files for work without a connection as one zip file, the same for the same files. */
export function writeOfflineCopy(outDir: string): void {
  const names = filesOf(outDir).filter((name) => KEPT.test(name));
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(outDir, name))]));
  writeIn(outDir, publicFiles.offline, zipOf(files));
}
