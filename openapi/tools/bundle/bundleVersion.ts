import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {type Method, type Operation, type Spec, mapOperations, operationsOf} from '../../model/spec';
import type {ApiVersion} from '../../../src/config/apiVersions';
import {publishedFolder} from '../../../src/config/publicFiles';
import {siteUrl} from '../../../src/config/siteUrl';
import {writeIn} from '../../../src/node/files';
import {zipOf} from '../../../src/node/zipOf';
import {brunoCollection} from '../collections/bruno';
import {postmanCollection} from '../collections/postman';
import {requestCollection} from '../collections/requests';
import {joinFiles} from '../lint/redocly';
import {addExamples, addFirstExamples, addListMetadata, addPathExamples} from './addExamples';
import {alignExamples} from './alignExamples';
import {outlineFile, plainFile} from './readBundle';
import {IN_DATA, upgraded} from './upgrade';
import {type Node, childOf, isNode, keysOf, mapNodes, mapValues, referencesIn} from '../../model/node';

/** The components that a node references, directly or indirectly. Each once. */
function partsFor(spec: Spec, node: unknown): Node {
  const parts: Record<string, Record<string, unknown>> = {};
  const waiting = referencesIn(node);
  for (let reference = waiting.pop(); reference !== undefined; reference = waiting.pop()) {
    const [, group = '', name = ''] = keysOf(reference);
    const part = childOf(childOf(spec.components, group), name);
    if (parts[group]?.[name] !== undefined) continue;
    (parts[group] ??= {})[name] = part;
    waiting.push(...referencesIn(part));
  }
  return parts;
}

function schemesFor({components: {securitySchemes = {}}}: Spec, security: unknown): Node {
  const accepted = new Set([security].flat().flatMap((way) => (isNode(way) ? Object.keys(way) : [])));
  return Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => accepted.has(name)));
}

function documentOf(spec: Spec, path: string, method: Method): Node {
  const {openapi, info, servers} = spec;
  const {[method]: described, parameters, servers: own} = spec.paths[path] ?? {};
  const operation = described as unknown as Node;
  const security = operation.security ?? (spec as unknown as Node).security ?? [];
  const securitySchemes = schemesFor(spec, security);
  return {
    openapi,
    info: {title: `${info.title}: ${String(operation.summary)}`, version: info.version},
    servers,
    paths: {[path]: {...(own && {servers: own}), ...(parameters && {parameters}), [method]: {...operation, security}}},
    components: {
      ...partsFor(spec, [operation, parameters]),
      ...(Object.keys(securitySchemes).length > 0 && {securitySchemes}),
    },
  };
}

/** A complete OpenAPI document for each operation of a bundle by its ID, with the components that it references. */
export const operationDocumentsOf = (spec: Spec): ReadonlyMap<string, Node> =>
  new Map(operationsOf(spec).map(({operationId, path, method}) => [operationId, documentOf(spec, path, method)]));

/** Writes `<operationId>.json` for each operation into a folder, and removes files of operations that no longer exist. */
export function writeOperationDocuments(spec: Spec, folder: string): void {
  mkdirSync(folder, {recursive: true});
  const documents = operationDocumentsOf(spec);
  for (const file of readdirSync(folder)) if (!documents.has(path.parse(file).name)) rmSync(path.join(folder, file));
  for (const [id, document] of documents) writeIn(folder, `${id}.json`, JSON.stringify(document));
}

const DEFINITIONS = '#/$defs/';

/** Keywords whose values map names to schemas. The names are not keywords. */
const MAPS: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);

const DATA: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'examples']);

/** Keywords of OpenAPI that JSON Schema doesn't have. */
const isForeign = (keyword: string): boolean => /^(x-.*|discriminator|example|externalDocs|xml)$/.test(keyword);

/** An OpenAPI schema with JSON Schema keywords only, as strict validators require. References lead to `$defs`. */
function strictSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strictSchema);
  if (!isNode(schema)) return schema;
  const keywords = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !isForeign(keyword)));
  const kept = mapValues(keywords, (value, keyword) => {
    if (keyword === '$ref') return DEFINITIONS + String(keysOf(String(value)).at(-1));
    if (DATA.has(keyword)) return value;
    return MAPS.has(keyword) && isNode(value) ? mapValues(value, strictSchema) : strictSchema(value);
  });
  const {type, ...rest} = kept;
  // Strict validators reject a list of types, except one type and null.
  const isUnion = Array.isArray(type) && type.filter((name) => name !== 'null').length > 1;
  return isUnion ? {...rest, anyOf: type.map((name: unknown) => ({type: name}))} : kept;
}

/** The payload of a webhook. @throws when it has none, because every delivery has a record */
function payloadOf(event: string, delivery: Operation | undefined): Node {
  const schema = delivery?.requestBody?.content['application/json']?.schema;
  if (!isNode(schema)) throw new Error(`The webhook ${event} has no JSON schema for its body. Add one.`);
  return {title: delivery?.summary, ...schema};
}

/**
 * The payloads of all webhook events as one JSON Schema (2020-12). `#/$defs/<event>` is the schema of a delivery. The
 * records that it references are also in `$defs`. OpenAPI keywords are removed, because strict validators reject them.
 */
export function eventSchemas(spec: Spec, url: string): Node {
  const {webhooks = {}, components} = spec;
  const events = Object.keys(webhooks);
  const payloads = new Map<string, unknown>(
    Object.entries(webhooks).map(([event, {post}]) => [event, payloadOf(event, post)]),
  );
  // The loop also visits schemas that are added while it runs.
  for (const schema of payloads.values())
    for (const name of referencesIn(schema).flatMap((reference) => keysOf(reference).at(-1) ?? []))
      if (!payloads.has(name)) payloads.set(name, components.schemas?.[name]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: url,
    title: 'Webhook deliveries of the Salesloft API',
    description:
      'Each event has a schema at #/$defs/<event>. The header x-salesloft-event of a delivery names its event.',
    anyOf: events.map((event) => ({$ref: DEFINITIONS + event})),
    $defs: Object.fromEntries([...payloads].map(([name, schema]) => [name, strictSchema(schema)])),
  };
}

/** An interface with the payload of each event, in terms of the generated `webhooks`. */
const eventMap = (names: readonly string[]): string =>
  [
    '/** Payloads of webhook deliveries by event; the header `x-salesloft-event` names the event. */',
    'export interface WebhookPayloads {',
    ...names.map((name) => `    ${name}: webhooks["${name}"]["post"]["requestBody"]["content"]["application/json"];`),
    '}',
  ].join('\n');

/** TypeScript declarations of a description: those of openapi-typescript, and the payload of each webhook event by name. */
async function typescriptTypes(spec: Spec): Promise<string> {
  const {info, webhooks = {}} = spec;
  // Loaded here, because it takes a second, and most of what uses this file needs no types.
  const {default: openapiTS, astToString} = await import('openapi-typescript');
  // The library changes its input, so it gets a copy.
  const types = astToString(await openapiTS(JSON.stringify(spec)));
  const names = Object.keys(webhooks);
  return [
    `// ${info.title}, version ${info.version}. Use it with openapi-fetch, or on its own: import type {components} from "./v2".`,
    types,
    ...(names.length > 0 ? [eventMap(names)] : []),
    '',
  ].join('\n');
}

export const PUBLISHED = `${publishedFolder}/openapi`;

/** The description of a version in one document, in the forms that readers and generators need. */
export interface Bundle {
  /** What readers download. */
  readonly published: Spec;
  /** OpenAPI allows `example` or `examples`. Our generators read `example`. */
  readonly exampled: Spec;
  /** What the pages are made from. It has no webhooks, which have no pages of their own. */
  readonly pages: Spec;
}

const bare = <T extends object>(node: T): T => ({...node, 'x-keywords': undefined});

/** Leaves out the words for search, which are about this site and not about the API. */
export const withoutKeywords = (spec: Spec): Spec => ({
  ...spec,
  tags: spec.tags.map(bare),
  paths: mapValues(spec.paths, (item) => mapOperations(item, bare)),
});

/** Leaves out the descriptions of all parts: text that only readers need. */
export const withoutDescriptions = (spec: Spec): Spec =>
  mapNodes(spec, (node, pointer) =>
    typeof node.description === 'string' && !IN_DATA.test(pointer) ? {...node, description: undefined} : node,
  ) as Spec;

/** Names the operations only, for the OpenAPI plugin: it converts all that it reads, and no page uses the result. */
export const outlineOf = ({openapi, info: {title, version}, paths}: Spec) => ({
  openapi,
  info: {title, version},
  paths: mapValues(paths, (item) => ({
    ...mapOperations(item, ({operationId, summary}) => ({operationId, summary, responses: {}})),
    parameters: undefined,
  })),
});

/** Joins the files of a version. @throws with file, line and fix of each broken reference */
export async function bundleVersion({id}: ApiVersion): Promise<Bundle> {
  const joined = upgraded((await joinFiles(`openapi/${id}/openapi.yaml`)) as Spec);
  const complete = addPathExamples(addListMetadata(alignExamples(addExamples(joined))));
  const exampled = addFirstExamples(complete);
  return {
    published: withoutKeywords(complete),
    exampled: withoutKeywords(exampled),
    pages: {...exampled, webhooks: undefined},
  };
}

/** Writes what pages, the sandbox and the checks of guides read. */
export function writeForPages(version: ApiVersion, {published, pages}: Bundle): void {
  const {id, specPath} = version;
  writeIn(PUBLISHED, `${id}.json`, `${JSON.stringify(published, null, 2)}\n`);
  writeIn('.', plainFile(version), JSON.stringify(withoutDescriptions(published)));
  writeIn('.', specPath, JSON.stringify(pages));
  writeIn('.', outlineFile(version), JSON.stringify(outlineOf(pages)));
}

/** Writes the other downloads, which takes seconds. */
export async function writeDownloads({id}: ApiVersion, {published, exampled}: Bundle): Promise<void> {
  const {webhooks, ...documented} = exampled;
  writeOperationDocuments(documented, `${PUBLISHED}/${id}`);
  writeIn(PUBLISHED, `${id}.yaml`, stringify(published, {aliasDuplicateObjects: false}));
  writeIn(PUBLISHED, `${id}.d.ts`, await typescriptTypes(published));
  const collection = requestCollection(exampled);
  writeIn(PUBLISHED, `${id}.postman_collection.json`, JSON.stringify(postmanCollection(collection), null, 2));
  writeIn(PUBLISHED, `${id}.bruno.zip`, zipOf(brunoCollection(collection)));
  if (webhooks) {
    const file = `${id}.events.schema.json`;
    const schemas = eventSchemas(published, `${siteUrl}/openapi/${file}`);
    writeIn(PUBLISHED, file, JSON.stringify(schemas, null, 2));
  }
}
