import {mkdirSync, writeFileSync} from 'node:fs';
import {stringify} from 'yaml';
import type {Spec, Tag} from '../model/spec';
import {type ApiVersion, apiVersions} from '../../src/config/apiVersions';
import {siteUrl} from '../../src/config/siteUrl';
import {postmanCollection} from './postman/postmanCollection';
import {joinFiles} from './redocly';
import {reportFailure} from './reportFailure';
import {writeOperationDocuments} from './operationDocuments/writeOperationDocuments';
import {eventSchemas} from './types/eventSchemas';
import {typescriptTypes} from './types/typescriptTypes';
import {withExamples, withFirstExamples} from './withExamples';
import {withPathExamples} from './withPathExamples';

/** The site serves this folder unchanged as `/openapi/`. */
const PUBLISHED = 'openapi/dist/published/openapi';

/** Words for search are about this site, not about the API. */
const withoutKeywords = (tag: Tag): Tag => ({...tag, 'x-keywords': undefined});

/** Writes the downloads, and the bundle for pages. That one has no webhooks, because the OpenAPI plugin would make pages of them. */
export async function bundle(version: ApiVersion): Promise<void> {
  const joined = (await joinFiles(`openapi/${version.id}/openapi.yaml`)) as Spec;
  const spec = withPathExamples(withExamples({...joined, tags: joined.tags.map(withoutKeywords)}));
  // OpenAPI allows `example` or `examples`. Our generators read `example`.
  const exampled = withFirstExamples(spec);
  const {webhooks, ...pages} = exampled;
  writeFileSync(`${PUBLISHED}/${version.id}.json`, `${JSON.stringify(spec, null, 2)}\n`);
  writeFileSync(`${PUBLISHED}/${version.id}.yaml`, stringify(spec, {aliasDuplicateObjects: false}));
  writeFileSync(version.specPath, JSON.stringify({...pages, tags: joined.tags}));
  writeOperationDocuments(pages, `${PUBLISHED}/${version.id}`);
  writeFileSync(
    `${PUBLISHED}/${version.id}.postman_collection.json`,
    JSON.stringify(await postmanCollection(exampled)),
  );
  writeFileSync(`${PUBLISHED}/${version.id}.d.ts`, await typescriptTypes(spec));
  if (webhooks) {
    const file = `${version.id}.events.schema.json`;
    writeFileSync(`${PUBLISHED}/${file}`, JSON.stringify(eventSchemas(spec, `${siteUrl}/openapi/${file}`), null, 2));
  }
  console.log(
    `${version.label}: ${String(Object.keys(spec.paths).length)} paths, ${String(Object.keys(webhooks ?? {}).length)} webhooks → ${PUBLISHED}/${version.id}.json, .yaml, .d.ts, .postman_collection.json`,
  );
}

async function bundleAll(): Promise<void> {
  mkdirSync(PUBLISHED, {recursive: true});
  mkdirSync('openapi/dist/pages', {recursive: true});
  for (const version of apiVersions) await bundle(version);
}

bundleAll().catch(reportFailure);
