import {publicFiles} from '../../src/config/publicFiles';
import {writeIn} from '../../src/node/files';

/**
 * The OpenSearch 1.1 description, with which browsers add the site as a search engine.
 * @param url origin of the site. Its home page opens search with the query (features/search)
 */
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

export function writeOpenSearch(outDir: string, {title, url}: {readonly title: string; readonly url: string}): void {
  writeIn(outDir, publicFiles.openSearch, openSearchText(title, url));
}
