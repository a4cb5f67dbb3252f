import {formFields} from '../../../../openapi/model/bodies';
import {dereferenceOperation} from '../../../../openapi/model/dereference';
import {serverOf} from '../../../../openapi/model/servers';
import {API_SERVER} from '../../../config/apiServer';
import {type PlacedOperation, type Schema, type Spec, mainMedia, operationsOf} from '../../../../openapi/model/spec';
import {type BodyProblem, bodyErrors} from '../../../../openapi/model/validateBody';
import {type JsonValue, jsonText} from '../../samples/core/jsonText';
import {listDefaults, pairsOf, parameterKey} from '../../samples/core/sampleRequest';
import {isObject} from '../../../utils/isObject';
import type {DraftForm} from './draft';
import {type Values, fieldsOf} from './fields';

/** An operation from its document (`/openapi/v2/people-create.json`). */
export interface LoadedOperation extends DraftForm {
  readonly version: string;
  /** The document, for the sandbox. */
  readonly document: Spec;
  /** Without references. */
  readonly operation: PlacedOperation;
  readonly scopes: readonly string[];
  /** Scopes that fields of the response need in addition. */
  readonly fieldScopes: readonly string[];
  /** Server in the description. Requests go to the configured one instead. */
  readonly server: string;
  /** Whether that isn't the server of the description, in whose place requests go to the configured one. */
  readonly isElsewhere: boolean;
  /** Schema of the body with its references and their targets. Undefined without a body. */
  readonly bodySchema?: Schema;
  /** Example of the body as JSON text, or empty. */
  readonly bodyExample: string;
  /** The initial body: the part of the example that a request needs. */
  readonly bodyMinimum: string;
  /** Values of a list that read what changed since a time. Empty for operations that can't. */
  readonly syncExample: Values;
}

/** Moves the targets of references to `$defs` of the schema, for the validator, and keeps the rules of its own target. */
function withOwnParts(schema: Schema = {}, target: Schema = {}, {components}: Spec): Schema {
  const {required, 'x-names-required': by, 'x-requires-one-of': sets} = target;
  const rules = {required, 'x-names-required': by, 'x-requires-one-of': sets};
  const text = JSON.stringify({...schema, ...rules, $defs: components.schemas ?? {}});
  return JSON.parse(text.replaceAll('"#/components/schemas/', '"#/$defs/')) as Schema;
}

const textOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** The optional values in the sample of a list. Empty for other operations. */
const sampleValues = (operation: PlacedOperation): Values =>
  Object.fromEntries(
    [...listDefaults(operation)]
      .flatMap(([name, value]) => pairsOf(name, value))
      .map(({name, value}) => [parameterKey({in: 'query', name}), [value]]),
  );

const scopesIn = (part: unknown): string[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([key, value]) => (key === 'x-needs-scope' ? [String(value)] : scopesIn(value)));

/** The errors of a body, one per path, outer paths first. */
export function checkBody(schema: Schema, value: JsonValue): readonly BodyProblem[] {
  const byPath = new Map<string, BodyProblem>();
  // The checks of the validator don't depend on the last digits of a bigint.
  for (const problem of bodyErrors(schema, JSON.parse(jsonText(value, 0))))
    if (!byPath.has(problem.path) || problem.keyword === 'required') byPath.set(problem.path, problem);
  return [...byPath.values()];
}

/** The smallest valid body with values of the example, else the example. @param checked the same schema for the validator */
export function minimalBody(schema: Schema, checked: Schema, example: JsonValue | undefined): JsonValue | undefined {
  if (!isObject(example)) return example;
  const body = example as Readonly<Record<string, JsonValue>>;
  const {required = [], 'x-requires-one-of': [alternative = []] = []} = schema;
  const needed = [...required, ...alternative];
  // A value can be the name of another field, and makes sense only with it: `"upsert_key": "email_address"`.
  const named = Object.entries(body)
    .filter(([, value]) => typeof value === 'string' && Object.hasOwn(body, value))
    .flat();
  const names = [...(needed.length > 0 ? needed : Object.keys(body).slice(0, 1)), ...named];
  const isKnown = needed.every((name) => Object.hasOwn(body, name));
  const minimum = Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
  return isKnown && checkBody(checked, minimum).length === 0 ? minimum : body;
}

/** @throws when the document has no operation */
export function readOperation(version: string, document: Spec): LoadedOperation {
  const [referring] = operationsOf(document);
  if (!referring) throw new Error('The document contains no operation.');
  const operation = dereferenceOperation(document, referring);
  const server = serverOf(document, referring);
  const [, media] = mainMedia(operation.requestBody?.content) ?? [];
  const schema = mainMedia(referring.requestBody?.content)?.[1].schema;
  const hasBody = operation.requestBody !== undefined && !formFields(operation);
  const example = hasBody ? media?.example : undefined;
  const checked = withOwnParts(schema, media?.schema, document);
  const minimum = minimalBody(media?.schema ?? {}, checked, example as JsonValue | undefined);
  return {
    version,
    document,
    operation,
    scopes: (operation['x-scopes'] ?? []).map(({scope}) => scope),
    fieldScopes: [...new Set(scopesIn(operation.responses))],
    fields: fieldsOf(operation),
    hasBody,
    syncExample: sampleValues(operation),
    server,
    isElsewhere: server !== API_SERVER,
    ...(hasBody && {bodySchema: checked}),
    bodyExample: textOf(example),
    bodyMinimum: textOf(minimum),
  };
}

async function load(version: string, id: string): Promise<LoadedOperation> {
  const response = await fetch(`/openapi/${version}/${id}.json`);
  if (!response.ok) throw new Error(`${id} returned ${String(response.status)}.`);
  return readOperation(version, (await response.json()) as Spec);
}

const known = new Map<string, Promise<LoadedOperation>>();

/** Loads an operation's document from the site, once, so that it also works offline. After a failure, the next call loads it again. @throws when it isn't there */
export function fetchOperation(version: string, id: string): Promise<LoadedOperation> {
  const key = `${version}/${id}`;
  const loading = known.get(key) ?? load(version, id);
  known.set(key, loading);
  loading.catch(() => known.delete(key));
  return loading;
}
