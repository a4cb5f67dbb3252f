import {mainMedia} from '../../openapi/model/media';
import {
  METHODS,
  type MediaType,
  type PlacedOperation,
  type Schema,
  type Spec,
  operationsOf,
} from '../../openapi/model/spec';
import type {OperationFacts} from '../../src/features/scope-picker/core/choice';

/** A schema of a bundle, where records are references. */
type Referring = Schema & {readonly $ref?: string; readonly allOf?: readonly Referring[]};

/** The reference of a schema, or of the one that it extends. */
const referenceOf = (schema: Referring | undefined): string | undefined => schema?.$ref ?? schema?.allOf?.[0]?.$ref;

/** The schema of the record, or of a list's records, that a GET returns. */
function recordOf({method, responses}: PlacedOperation): string | undefined {
  if (method !== 'get') return undefined;
  const data = mainMedia(responses?.['200']?.content)?.[1]?.schema?.properties?.data;
  if (typeof data !== 'object') return undefined;
  return referenceOf(data) ?? referenceOf(data.items);
}

/** The events that deliver each schema. */
function eventsByRecord({webhooks = {}}: Spec): ReadonlyMap<string | undefined, readonly string[]> {
  const recordOfEvent = (media: MediaType | undefined): string | undefined => referenceOf(media?.schema);
  const pairs = Object.entries(webhooks).map(([event, item]) => {
    const body = METHODS.map((method) => item[method]?.requestBody).find((one) => one !== undefined);
    return [recordOfEvent(body?.content['application/json']), event] as const;
  });
  const records = new Set(pairs.map(([record]) => record).filter((record) => record !== undefined));
  return new Map(
    [...records].map((record) => [record, pairs.filter(([one]) => one === record).map(([, event]) => event)]),
  );
}

/** What the scope picker shows of each operation, in the order of the description. */
export function operationFacts(spec: Spec): readonly OperationFacts[] {
  const events = eventsByRecord(spec);
  return operationsOf(spec).map((operation) => ({
    id: operation.operationId,
    method: operation.method,
    path: operation.path,
    summary: operation.summary,
    scopes: (operation['x-scopes'] ?? []).map(({scope}) => scope),
    cost: operation['x-rate-limit-cost']?.base ?? 1,
    events: events.get(recordOf(operation)) ?? [],
  }));
}
