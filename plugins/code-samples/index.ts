import {readFileSync} from 'node:fs';
import {type ApiVersion, apiVersions} from '../../src/config/apiVersions';
import {LANGUAGES} from '../../src/features/samples/core/languages';
import type {SampleRequest} from '../../src/features/samples/core/request';
import {sampleRequest} from '../../src/features/samples/core/sampleRequest';
import {writeSample} from '../../src/features/samples/core/writeSample';
import {highlight} from '../../src/features/code/core/highlight';
import type {Step} from '../page-output/writePages';
import {dereference} from '../../openapi/model/dereference';
import {type Spec, operationsOf} from '../../openapi/model/spec';
import {type Samples, insertSamples} from './insertSamples';

/** A request in every language, highlighted. */
async function samplesOf(request: SampleRequest): Promise<Samples> {
  const written = LANGUAGES.map(
    async (language) => [language.id, highlight(await writeSample(language.id, request), language.highlight)] as const,
  );
  return new Map(await Promise.all(written));
}

/** The request of each operation of a version, by the page of the operation; made when its page is written. */
function requestsOf({specPath, baseUrl}: ApiVersion): (readonly [pathname: string, request: () => SampleRequest])[] {
  const spec = JSON.parse(readFileSync(specPath, 'utf8')) as Spec;
  const server = spec.servers[0]?.url ?? '';
  return operationsOf(spec).map((operation) => [
    `${baseUrl}${operation.operationId}/`,
    () => sampleRequest(dereference(spec, operation), server),
  ]);
}

/**
 * Writes the samples of each operation into its page once all pages are there: as part of the pages' modules they would be
 * most of the server's bundle.
 * @throws when an operation has no page
 */
export function samplesStep(pages: readonly string[]): Step {
  const requests = new Map(apiVersions.flatMap(requestsOf));
  const missing = [...requests.keys()].filter((pathname) => !pages.includes(pathname));
  if (missing.length > 0)
    throw new Error(`No page was built for these operations: ${missing.join(', ')}. Run npm run api:generate.`);
  return async (html, pathname) => {
    const request = requests.get(pathname);
    return insertSamples(html, request ? await samplesOf(request()) : new Map());
  };
}
