import {dereference} from '@site/openapi/model/dereference';
import {mainMedia} from '@site/openapi/model/media';
import {type PlacedOperation, type Schema, type Spec, operationsOf} from '@site/openapi/model/spec';
import type {JsonValue} from '@site/src/features/samples/core/jsonText';
import type {Draft} from './draft';
import {minimalBody} from './minimalBody';

/** An operation as its document (`/openapi/v2/people-create.json`) describes it. */
export interface LoadedOperation {
  /** Id of the version. */
  readonly version: string;
  /** Every reference in it is followed. */
  readonly operation: PlacedOperation;
  /** What the description names as the host; calls go to the configured one instead. */
  readonly server: string;
  /** Schema of the body with its references and what they lead to; undefined where no body is sent. */
  readonly bodySchema?: Schema;
  /** The description's example of the body as JSON text; empty where there is none. */
  readonly bodyExample: string;
  /** What the form begins with: of the example no more than a request needs. */
  readonly bodyMinimum: string;
}

/** References lead to `$defs` of the schema itself, as a validator wants them. */
function withOwnParts(schema: Schema, {components}: Spec): Schema {
  const text = JSON.stringify({...schema, $defs: components.schemas ?? {}});
  return JSON.parse(text.replaceAll('"#/components/schemas/', '"#/$defs/')) as Schema;
}

const textOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** @throws when the document holds no operation. */
export function readOperation(version: string, document: Spec): LoadedOperation {
  const [referring] = operationsOf(document);
  if (!referring) throw new Error('The document holds no operation.');
  const operation = dereference(document, referring);
  const [, media] = mainMedia(operation.requestBody?.content) ?? [];
  const schema = mainMedia(referring.requestBody?.content)?.[1].schema;
  const example = media?.example ?? media?.schema?.examples?.[0];
  const checked = withOwnParts(schema ?? {}, document);
  const minimum = minimalBody(media?.schema ?? {}, checked, example as JsonValue | undefined);
  return {
    version,
    operation,
    server: document.servers[0]?.url ?? '',
    ...(operation.requestBody && {bodySchema: checked}),
    bodyExample: textOf(example),
    bodyMinimum: textOf(minimum),
  };
}

/** Whether a request deletes, or changes many records at once. */
export const isDrastic = ({method, path}: Pick<PlacedOperation, 'method' | 'path'>): boolean =>
  method === 'delete' || (method !== 'get' && /bulk|redaction|deletion|forgotten|imports/.test(path));

/** Whether a request is confirmed before it is sent: a drastic one, and one that changes data with values that a link filled in. */
export const mustConfirm = (
  operation: Pick<PlacedOperation, 'method' | 'path'>,
  {isLinked = false}: Pick<Draft, 'isLinked'>,
): boolean => isDrastic(operation) || (isLinked && operation.method !== 'get');
