import type {LoadContext, Plugin} from '@docusaurus/types';
import {readReferencePages} from '../lib/site-pages/referencePages';
import {dayOf, readSnapshots} from '../../openapi/tools/changes/snapshots';
import {followFacts} from './followFacts';
import {readPublished} from '../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../src/config/apiVersions';
import {publishedFolder} from '../../src/config/publicFiles';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {POLLERS, type PollerLanguage, fillPoller} from '../../src/features/sync-planner/core/fillPoller';
import {textsIn, valuesOf} from '../../src/features/sync-planner/core/plan';
import {
  type MediaType,
  type PlacedOperation,
  type SchemaOrRef,
  type Spec,
  mainMedia,
  operationsOf,
  scopesOf,
  tagGroupsOf,
} from '../../openapi/model/spec';
import type {OperationFacts} from '../../src/features/scope-picker/core/choice';

/** The reference of a schema, or of the one that it extends. */
const referenceOf = (schema: SchemaOrRef | undefined): string | undefined => schema?.$ref ?? schema?.allOf?.[0]?.$ref;

/** The schema of the record, or of a list's records, that a GET returns. */
function recordOf({method, responses}: PlacedOperation): string | undefined {
  const data = mainMedia(responses?.['200']?.content)?.[1]?.schema?.properties?.data;
  if (method !== 'get' || typeof data !== 'object') return undefined;
  return referenceOf(data) ?? referenceOf(data.items);
}

/** The body of each webhook event, with its schema and example. @throws for an event without an example */
export const eventBodies = ({webhooks = {}}: Spec): readonly (readonly [event: string, body: MediaType])[] =>
  Object.entries(webhooks).map(([event, {post}]) => {
    const body = post?.requestBody?.content['application/json'];
    if (body?.example === undefined)
      throw new Error(`The webhook ${event} has no example body. Add one in openapi/v2/webhooks/`);
    return [event, body];
  });

/** What the scope picker shows of each operation, in the order of the reference. */
export function operationFacts(spec: Spec): readonly OperationFacts[] {
  const events = eventBodies(spec).map(([event, {schema}]) => ({event, record: referenceOf(schema)}));
  const resources = tagGroupsOf(spec).flatMap(({tags}) => tags.map(({name}) => name));
  const facts = operationsOf(spec).map((operation) => ({
    id: operation.operationId,
    method: operation.method,
    path: operation.path,
    summary: operation.summary,
    resource: operation.tags?.[0] ?? '',
    scopes: scopesOf(operation),
    cost: operation['x-rate-limit-cost']?.base ?? 1,
    events: events.filter(({record}) => record && record === recordOf(operation)).map(({event}) => event),
  }));
  return facts.sort((one, other) => resources.indexOf(one.resource) - resources.indexOf(other.resource));
}

const POLLER_FOLDER = 'docs/platform/guides/samples';

/** The pollers of the guide, by language. @throws when one has no line for a value of the planner */
export function readPollers(): Readonly<Record<PollerLanguage, string>> {
  const usual = valuesOf(textsIn(''));
  const programs = Object.entries(POLLERS).map(([language, {file}]): [string, string] => {
    const program = readFileSync(path.join(POLLER_FOLDER, file), 'utf8');
    fillPoller(language as PollerLanguage, program, usual);
    return [language, program];
  });
  return Object.fromEntries(programs) as Record<PollerLanguage, string>;
}

/** What the tools in guides know of the API. Each is a file of its own, which only the code of its tool loads. */
export default function guideTools({siteDir}: LoadContext): Plugin {
  return {
    name: 'guide-tools',
    async contentLoaded({actions}) {
      const spec = readPublished(apiVersions[0]);
      const files = {
        'events.json': Object.fromEntries(eventBodies(spec).map(([event, {example}]) => [event, example])),
        'operations.json': operationFacts(spec),
        'pollers.json': readPollers(),
        'follow.json': followFacts(readReferencePages(), dayOf(readSnapshots(apiVersions[0].id)[0]?.name ?? '')),
      };
      for (const [name, data] of Object.entries(files)) await actions.createData(name, JSON.stringify(data));
    },
    getPathsToWatch: () => [
      `${siteDir}/${publishedFolder}/openapi/${apiVersions[0].id}.json`,
      `${siteDir}/${POLLER_FOLDER}/cursor-poller.*`,
    ],
  };
}
