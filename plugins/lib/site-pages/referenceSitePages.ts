import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {OperationPage, ReferencePage} from '../../../openapi/pages/page';
import {versionAt} from '../../../src/config/apiVersions';
import type {PageSamples} from '../../page-output/code-samples';
import type {SitePage} from '../markdown-pages/markdownPage';
import {operationNodes, referenceNodes} from './reference';

/** Folder of files that the site serves unchanged. */
const PUBLISHED = 'openapi/dist/published';

/** The OpenAPI document of an operation. */
const documentOf = ({document}: OperationPage): string =>
  JSON.stringify(JSON.parse(readFileSync(path.join(PUBLISHED, document), 'utf8')));

/** The pages of the reference, in reading order. @param samples of each operation, by the URL of its page */
export function referenceSitePages(pages: readonly ReferencePage[], samples: PageSamples): SitePage[] {
  const overviews = new Map(
    pages.filter(({kind}) => kind === 'resource').map((page) => [page.version + page.title, page]),
  );
  return pages.map((page) => {
    const {url, title, metaTitle, description, version} = page;
    const area = `api-${versionAt(url)?.label ?? ''}`;
    const facts = {pathname: url, title, metaTitle, description};
    if (page.kind === 'landing' || page.kind === 'changelog' || page.kind === 'unconfirmed')
      return {...facts, area, content: () => referenceNodes(page)};
    if (page.kind === 'resource') return {...facts, area: `${area}/${page.id}`, content: () => referenceNodes(page)};
    const overview = overviews.get(version + (page.resource ?? ''));
    return {
      ...facts,
      area: overview ? `${area}/${overview.id}` : area,
      ...(overview && {parent: {name: overview.title, pathname: overview.url}}),
      request: `${page.method.toUpperCase()} ${page.path}`,
      content: () =>
        operationNodes(page, {
          samples: samples.get(url) ?? new Map(),
          document: documentOf(page),
          overview: overview?.url,
        }),
    };
  });
}
