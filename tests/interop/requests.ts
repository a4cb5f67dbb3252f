import {type Node, entriesOf, listOf, referred} from '../../openapi/model/node';
import type {PlacedOperation, Spec} from '../../openapi/model/spec';

/** What is sent to the API, the token left out. */
export interface Call {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly body?: unknown;
}

const SAMPLES: Readonly<Record<string, unknown>> = {
  string: 'abc',
  integer: 1,
  number: 1,
  boolean: true,
  'date-time': '2026-09-09T10:02:33.471902-04:00',
};

/** A value that a schema allows: one that it names, or else a plain one of its type. */
function valueOf(spec: Node, node: unknown): unknown {
  const schema = referred(spec, node);
  const [known] = [schema.examples, schema.default, schema.enum, schema.minimum]
    .flat()
    .filter((it) => it !== undefined);
  if (known !== undefined) return known;
  const [choice] = listOf(schema, 'anyOf');
  if (choice) return valueOf(spec, choice);
  if (schema.type === 'array') return [valueOf(spec, schema.items)];
  if (schema.type === 'object') {
    const fields = entriesOf(
      'properties' in schema ? schema : {properties: {any: schema.additionalProperties}},
      'properties',
    );
    return Object.fromEntries(fields.map(([name, field]) => [name, valueOf(spec, field)]));
  }
  return SAMPLES[String(schema.format)] ?? SAMPLES[String(schema.type)];
}

const encode = (value: unknown): string => encodeURIComponent(String(value));

/** A query parameter as its style writes it: `ids[]=1&ids[]=2`, `updated_at[gt]=…`, or plainly `page=1`. */
function queryOf({name, style, explode}: Node, value: unknown): string {
  const known = Array.isArray(value) ? explode === true : typeof value !== 'object' || style === 'deepObject';
  if (!known) throw new Error(`${String(name)}: write its style (${String(style)}) in tests/interop/requests.ts.`);
  if (Array.isArray(value)) return value.map((item) => `${encode(name)}=${encode(item)}`).join('&');
  if (typeof value !== 'object' || value === null) return `${encode(name)}=${encode(value)}`;
  return Object.entries(value)
    .map(([key, part]) => `${encode(`${String(name)}[${key}]`)}=${encode(part)}`)
    .join('&');
}

/** The request of an operation: its example body, its required parameters, and on demand every other one as well. */
export function callOf(spec: Spec, operation: PlacedOperation, which: 'required' | 'all' = 'required'): Call {
  const document = spec as unknown as Node;
  const parameters = (operation.parameters ?? [])
    .map((parameter) => referred(document, parameter))
    .filter(({required}) => which === 'all' || required === true)
    .map((parameter) => ({parameter, value: parameter.example ?? valueOf(document, parameter.schema)}));
  const path = parameters
    .filter(({parameter}) => parameter.in === 'path')
    .reduce(
      (filled, {parameter, value}) => filled.replace(`{${String(parameter.name)}}`, encode(value)),
      operation.path,
    );
  const query = parameters
    .filter(({parameter}) => parameter.in === 'query')
    .map(({parameter, value}) => queryOf(parameter, value))
    .join('&');
  return {
    method: operation.method.toUpperCase(),
    address: query ? `${path}?${query}` : path,
    body: operation.requestBody?.content['application/json']?.example,
  };
}
