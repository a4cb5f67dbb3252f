import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {OperationPage} from '../../../openapi/pages/page';
import {publishedFolder} from '../../../src/config/publicFiles';
import {LANGUAGES, type LanguageId} from '../../../src/features/samples/core/languages';
import {type Block, fence, heading, link, paragraph, strong} from '../markdown/nodes';
import {codeNodes} from '../site-pages/reference/blocks';
import type {Samples} from '../site-pages/samples';
import type {Crumb} from '../site-pages/sitePage';

/** Languages of the samples in Markdown versions. The page has all languages. */
const SHOWN: readonly LanguageId[] = ['curl', 'python', 'nodejs'];
/** Longest OpenAPI document that a Markdown version contains, in characters. It links to longer ones. */
const SHORT_DOCUMENT = 12_000;

const requestNodes = (samples: Samples | undefined): Block[] =>
  SHOWN.flatMap((shown) => {
    const {id, label, highlight} = LANGUAGES.find((language) => language.id === shown) ?? LANGUAGES[0];
    return [paragraph(strong(`Request, ${label}`)), fence(highlight, samples?.get(id) ?? '')];
  });

/** The operation as an OpenAPI document, which a program can read without the rest of the description. */
function documentNodes({document: url}: OperationPage, overview: Crumb | undefined): Block[] {
  const json = JSON.stringify(JSON.parse(readFileSync(path.join(publishedFolder, url), 'utf8')));
  return [
    heading(2, 'OpenAPI'),
    paragraph(link(url, 'OpenAPI document of this operation (JSON)'), ', complete with its schemas.'),
    ...(json.length <= SHORT_DOCUMENT ? [fence('json', json)] : []),
    ...(overview ? [paragraph('All operations of the resource: ', link(overview.pathname, 'overview'), '.')] : []),
  ];
}

/** What the Markdown version of an operation has besides the text of its page: samples, responses, and its description. */
export const operationExtras = (page: OperationPage, samples: Samples | undefined, overview?: Crumb): Block[] => [
  heading(2, 'Samples'),
  ...requestNodes(samples),
  // Shared errors are in the Markdown version of the landing page.
  ...page.responses.filter((response) => !response.isShared && response.code !== '').flatMap(codeNodes),
  ...documentNodes(page, overview),
];
