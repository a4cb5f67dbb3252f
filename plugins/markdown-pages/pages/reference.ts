import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiVersion} from '../../../src/config/apiVersions';
import {LANGUAGES, type LanguageId} from '../../../src/features/samples/core/languages';
import {sampleRequest} from '../../../src/features/samples/core/sampleRequest';
import {writeSample} from '../../../src/features/samples/core/writeSample';
import type {KnownNames} from '../../guide-components/knownNames';
import {dereference} from '../../../openapi/model/dereference';
import {CHANGELOG} from '../../reference-pages/changelogPage';
import {landingId} from '../../reference-pages/landingPage';
import {tagSlug} from '../../reference-pages/overviewPages';
import {type PlacedOperation, type Spec, operationsOf} from '../../../openapi/model/spec';
import {parseMdx} from '../markdown';
import {type Block, fence, heading, link, paragraph, strong, text} from '../nodes';
import {prepareReference} from '../prepare';
import type {PageSource} from '../markdownPage';

/** Languages of a page's request; the page has all of them. */
const SHOWN: readonly LanguageId[] = ['curl', 'python', 'nodejs'];
/** Characters of an operation's description that its page holds as a whole; of a longer one it has the address. */
const SHORT_SLICE = 12_000;

const areaOf = ({label}: ApiVersion, tag: string): string => `api-${label}/${tagSlug(tag)}`;

async function samplesOf(operation: PlacedOperation, server: string): Promise<Block[]> {
  const request = sampleRequest(operation, server);
  const shown = LANGUAGES.filter(({id}) => SHOWN.includes(id)).sort(
    (a, b) => SHOWN.indexOf(a.id) - SHOWN.indexOf(b.id),
  );
  const written = shown.map(async ({id, label, highlight}) => [
    paragraph(strong(text(`Request, ${label}`))),
    fence(highlight, await writeSample(id, request)),
  ]);
  return (await Promise.all(written)).flat();
}

/** The operation's part of the API description: its address, and the text itself where that is short. */
function sliceBlocks(published: string, {operationId}: PlacedOperation, tag: string | undefined): Block[] {
  const address = `/openapi/${path.basename(published)}/${operationId}.json`;
  const slice = JSON.stringify(JSON.parse(readFileSync(path.join(published, `${operationId}.json`), 'utf8')));
  return [
    heading(2, text('OpenAPI')),
    paragraph(
      text('This operation as an OpenAPI 3.1 document, complete with its schemas: '),
      link(address, text(address)),
      text('.'),
    ),
    ...(slice.length <= SHORT_SLICE ? [fence('json', slice)] : []),
    ...(tag === undefined ? [] : [paragraph(text('All of the resource: '), link(tag, text('overview')), text('.'))]),
  ];
}

/**
 * The pages of a version: its landing page and changelog, then each overview before its operations.
 * @param published folder of the published descriptions (`openapi/dist/published/openapi`).
 */
export async function referenceSources(
  version: ApiVersion,
  published: string,
  names: KnownNames,
): Promise<PageSource[]> {
  const {specPath, outputDir, baseUrl, id, label} = version;
  const spec = JSON.parse(readFileSync(specPath, 'utf8')) as Spec;
  const operations = operationsOf(spec);
  const read = (name: string) => {
    const file = path.resolve(outputDir, `${name}.mdx`);
    return {page: parseMdx(prepareReference(readFileSync(file, 'utf8'))), context: {file, names}};
  };
  const pageOf = async (operation: PlacedOperation, tag: string): Promise<PageSource> => {
    const {page, context} = read(`${operation.operationId}.api`);
    const samples = await samplesOf(dereference(spec, operation), spec.servers[0]?.url ?? '');
    return {
      pathname: `${baseUrl}${operation.operationId}/`,
      area: areaOf(version, tag),
      request: `${operation.method.toUpperCase()} ${operation.path}`,
      page,
      context: {...context, samples},
      after: sliceBlocks(path.join(published, id), operation, `${baseUrl}${tagSlug(tag)}/`),
    };
  };
  const landing = {pathname: baseUrl, area: `api-${label}`, ...read(`${landingId(spec.info.title)}.info`)};
  const changes = {pathname: `${baseUrl}${CHANGELOG}/`, area: `api-${label}`, ...read(CHANGELOG)};
  const groups = spec.tags.map(async ({name}) => {
    const own = operations.filter(({tags}) => tags?.includes(name));
    const overview = {
      pathname: `${baseUrl}${tagSlug(name)}/`,
      area: areaOf(version, name),
      ...read(`${tagSlug(name)}.tag`),
    };
    return [overview, ...(await Promise.all(own.map((operation) => pageOf(operation, name))))];
  });
  return [landing, changes, ...(await Promise.all(groups)).flat()];
}
