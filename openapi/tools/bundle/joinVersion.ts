import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {type Spec, mapOperations} from '../../model/spec';
import type {ApiVersion} from '../../../src/config/apiVersions';
import {publishedFolder} from '../../../src/config/publicFiles';
import {siteUrl} from '../../../src/config/siteUrl';
import {joinFiles} from '../lint/redocly';
import {writeOperationDocuments} from './operationDocuments';
import {eventSchemas} from '../types/eventSchemas';
import {typescriptTypes} from '../types/typescriptTypes';
import {mapValues, withExamples, withFirstExamples, withListMetadata, withPathExamples} from './withExamples';
import {withWrittenValues} from './withWrittenValues';

/** Folder of the descriptions. */
export const PUBLISHED = `${publishedFolder}/openapi`;

/** The description of a version in one document, in the forms that readers and generators need. */
export interface Bundle {
  /** What readers download. */
  readonly published: Spec;
  /** OpenAPI allows `example` or `examples`. Our generators read `example`. */
  readonly exampled: Spec;
  /** What the pages are made from. It has no webhooks, because the OpenAPI plugin would make pages of them. */
  readonly pages: Spec;
}

const bare = <T extends object>(node: T): T => ({...node, 'x-keywords': undefined});

/** Leaves out the words for search, which are about this site and not about the API. */
export const withoutKeywords = (spec: Spec): Spec => ({
  ...spec,
  tags: spec.tags.map(bare),
  paths: mapValues(spec.paths, (item) => mapOperations(item, bare)),
});

/** Joins the files of a version. @throws with file, line and fix of each broken reference */
export async function joinVersion({id}: ApiVersion): Promise<Bundle> {
  const joined = (await joinFiles(`openapi/${id}/openapi.yaml`)) as Spec;
  const complete = withPathExamples(withListMetadata(withWrittenValues(withExamples(joined))));
  const exampled = withFirstExamples(complete);
  return {
    published: withoutKeywords(complete),
    exampled: withoutKeywords(exampled),
    pages: {...exampled, webhooks: undefined},
  };
}

/** Writes what pages and the checks of guides read. */
export function writeForPages({id, specPath}: ApiVersion, {published, pages}: Bundle): void {
  mkdirSync(PUBLISHED, {recursive: true});
  mkdirSync(path.dirname(specPath), {recursive: true});
  writeFileSync(`${PUBLISHED}/${id}.json`, `${JSON.stringify(published, null, 2)}\n`);
  writeFileSync(specPath, JSON.stringify(pages));
}

/** Writes the other downloads, which takes seconds. */
export async function writeDownloads({id}: ApiVersion, {published, exampled}: Bundle): Promise<void> {
  const {webhooks, ...documented} = exampled;
  writeOperationDocuments(documented, `${PUBLISHED}/${id}`);
  writeFileSync(`${PUBLISHED}/${id}.yaml`, stringify(published, {aliasDuplicateObjects: false}));
  writeFileSync(`${PUBLISHED}/${id}.d.ts`, await typescriptTypes(published));
  if (webhooks) {
    const file = `${id}.events.schema.json`;
    const schemas = eventSchemas(published, `${siteUrl}/openapi/${file}`);
    writeFileSync(`${PUBLISHED}/${file}`, JSON.stringify(schemas, null, 2));
  }
}
