import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, inject, test} from 'vitest';
import {type Node, childOf, join, referred} from '../../openapi/model/node';
import {type PlacedOperation, operationsOf} from '../../openapi/model/spec';
import {parsed, textOf} from './bundles';
import {type Call, callOf} from './requests';

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

const TOKEN = {Authorization: 'Bearer a-token'};

function send({method, address, body}: Call, headers: Readonly<Record<string, string>> = TOKEN): Promise<Response> {
  return fetch(`${inject('mockApi')}${address}`, {
    method,
    headers: {...headers, ...(body !== undefined && {'Content-Type': 'application/json'})},
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

async function expectSuccess(operation: PlacedOperation, call: Call): Promise<void> {
  const response = await send(call);
  const text = await response.text();
  const sent = `${call.method} ${call.address} returned ${text}`;
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
  test.each(tested)('$operationId', (operation) => expectSuccess(operation, callOf(spec, operation, 'all')));
});
