import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, inject, test} from 'vitest';
import {type Node, childOf, join, referred} from '../../openapi/model/node';
import {dereferenceOperation} from '../../openapi/model/dereference';
import {type Parameter, type PlacedOperation, operationsOf} from '../../openapi/model/spec';
import {queryOf, valueOf} from '../../src/features/samples/core/sampleRequest';
import {parsed, textOf} from './bundles';

const spec = parsed(textOf('v2.json'));
const operations = operationsOf(spec);

/** How the request and the response of an operation are written: method, kinds of parameters, body, status. */
function shapeOf({method, parameters = [], requestBody, responses = {}}: PlacedOperation): string {
  const kinds = parameters
    .map((parameter) => referred(spec as unknown as Node, parameter))
    .map(({in: place, style, schema}) => [place, style, childOf({schema}, 'schema').type === 'array'].join());
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const bodies = successes.map(([status, {content}]) => [status, content !== undefined]);
  return JSON.stringify([method, [...new Set(kinds)].sort(), requestBody !== undefined, bodies]);
}

/**
 * One operation of each shape, and at night all. The tests of the sandbox check the example request of every operation for
 * each change, so Prism has to prove only that others read the description the same way.
 */
const tested =
  process.env.NIGHTLY === '1'
    ? operations
    : [...new Map(operations.map((operation) => [shapeOf(operation), operation])).values()];

const ajv = new Ajv2020({allErrors: true, strict: false, validateSchema: false});
addFormats(ajv);
ajv.addSchema(spec, 'spec');

const TIME = '2026-09-09T10:02:33.471902-04:00';

/** A value as samples of the site have it, and each part of an object. */
function filled(parameter: Parameter): unknown {
  const {format, properties = {}, additionalProperties} = parameter.schema ?? {};
  const parts = Object.entries(typeof additionalProperties === 'object' ? {any: additionalProperties} : properties);
  if (parts.length === 0) return format === 'date-time' ? TIME : valueOf(parameter);
  return Object.fromEntries(parts.map(([name, schema]) => [name, filled({...parameter, name, schema})]));
}

/** Sends the example request of an operation with all its parameters. */
function send(operation: PlacedOperation): Promise<Response> {
  const {method, path, parameters = [], requestBody} = dereferenceOperation(spec, operation);
  const valuesIn = (place: string): Record<string, unknown> =>
    Object.fromEntries(parameters.filter((one) => one.in === place).map((one) => [one.name, filled(one)]));
  const ids = valuesIn('path');
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(ids[name])));
  const body = requestBody?.content['application/json']?.example;
  return fetch(`${inject('mockApi')}${address}?${queryOf(valuesIn('query')).toString()}`, {
    method: method.toUpperCase(),
    headers: {Authorization: 'Bearer a-token', ...(body !== undefined && {'Content-Type': 'application/json'})},
    ...(body !== undefined && {body: JSON.stringify(body)}),
  });
}

/** The status that an operation documents for success; each has one. */
function successOf({responses = {}, operationId}: PlacedOperation): number {
  const statuses = Object.keys(responses).filter((status) => status.startsWith('2'));
  expect(statuses, `${operationId}: statuses of success`).toHaveLength(1);
  return Number(statuses[0]);
}

/** The check of a success's body; none when it has no body. */
function schemaOf({path, method, responses = {}}: PlacedOperation, status: number): ValidateFunction | undefined {
  if (!responses[status]?.content) return undefined;
  const pointer = join('', 'paths', path, method, 'responses', status, 'content', 'application/json', 'schema');
  return ajv.compile({$ref: `spec#${encodeURI(pointer)}`});
}

async function expectSuccess(operation: PlacedOperation): Promise<void> {
  const response = await send(operation);
  const text = await response.text();
  const sent = `${response.url} returned ${text}`;
  const status = successOf(operation);
  expect(response.headers.get('sl-violations'), sent).toBeNull();
  expect(response.status, sent).toBe(status);
  const validate = schemaOf(operation, status);
  if (!validate) {
    expect(text).toBe('');
    return;
  }
  validate(JSON.parse(text));
  expect(validate.errors, sent).toBeNull();
}

describe.concurrent('Prism accepts the example request with all parameters, and responds as documented', () => {
  test.each(tested)('$operationId', expectSuccess);
});
