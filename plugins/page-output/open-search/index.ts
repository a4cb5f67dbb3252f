import {writeFileSync} from 'node:fs';
import path from 'node:path';

/** URL of the description by which browsers add the site to their search engines (OpenSearch 1.1). */
export const OPEN_SEARCH = '/opensearch.xml';

/** @param url origin of the site; its home page takes the query and opens search with it (features/search). */
export const openSearchText = (title: string, url: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Salesloft API</ShortName>
  <Description>Guides and reference: ${title}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${url}/img/favicon.svg</Image>
  <Url type="text/html" template="${url}/?search={searchTerms}"/>
</OpenSearchDescription>
`;

/** Writes the description into a built site. */
export function writeOpenSearch(outDir: string, {title, url}: {readonly title: string; readonly url: string}): void {
  writeFileSync(path.join(outDir, OPEN_SEARCH), openSearchText(title, url));
}
