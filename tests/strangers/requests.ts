import {type Node, listOf, referred} from '../../openapi/tools/examples/node';
import type {PlacedOperation, Spec} from '../../plugins/reference-pages/spec';

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
  date: '2026-09-09',
  null: null,
};

/** A value that a schema allows: what it names itself, or else the smallest of its type. */
function valueOf(spec: Node, node: unknown): unknown {
  const schema = referred(spec, node);
  const [example] = (schema.examples ?? []) as readonly unknown[];
  const [allowed] = (schema.enum ?? []) as readonly unknown[];
  const known = example ?? schema.default ?? schema.const ?? allowed ?? schema.minimum;
  if (known !== undefined) return known;
  const [choice] = [...listOf(schema, 'oneOf'), ...listOf(schema, 'anyOf')];
  if (choice) return valueOf(spec, choice);
  const [type] = [schema.type].flat() as readonly unknown[];
  if (type === 'array') return [valueOf(spec, schema.items)];
  if (type === 'object') {
    const fields = Object.entries((schema.properties ?? {}) as Node);
    return Object.fromEntries(fields.map(([name, field]) => [name, valueOf(spec, field)]));
  }
  return SAMPLES[String(schema.format)] ?? SAMPLES[String(type)];
}

const encode = (value: unknown): string => encodeURIComponent(String(value));

/** A query parameter as its style writes it: `ids=1,2`, `ids[]=1`, `updated_at[gt]=…`, or plainly `page=1`. */
function queryOf({name, style, explode}: Node, value: unknown): string {
  if (Array.isArray(value)) {
    return explode === false
      ? `${encode(name)}=${value.map(encode).join(',')}`
      : value.map((item) => `${encode(name)}=${encode(item)}`).join('&');
  }
  if (typeof value !== 'object' || value === null) return `${encode(name)}=${encode(value)}`;
  if (style !== 'deepObject') throw new Error(`No test writes an object in style ${String(style)} (${String(name)}).`);
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
