import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {type Node, childOf, referred} from '../../../../openapi/model/node';
import {JSON_TYPE, type PlacedOperation, type Response, operationsOf} from '../../../../openapi/model/spec';
import {readPublished} from '../../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../../src/config/apiVersions';
import {compareResponse} from '../../../../src/features/response-comparison/core/compareResponse';
import {describedOperation} from '../../../../src/features/response-comparison/core/described';
import {isDifference} from '../../../../src/features/response-comparison/core/compareValue';
import type {Finding} from '../../../../src/features/response-comparison/core/finding';

const spec = readPublished(apiVersions[0]);
const operations = operationsOf(spec);

/** Paths and kinds, for the message of a test that fails. */
const named = (findings: readonly Finding[] | undefined): string[] | undefined =>
  findings
    ?.filter(isDifference)
    .map(({kind, path: at, expected, found}) => `${kind} ${at}: ${found}, expected ${expected}`);

/** Recorded records (tests/fixtures/observed), as the responses of the operations that return them. */
const FOLDER = 'tests/fixtures/observed';
const recorded = readdirSync(FOLDER).map((file) => path.basename(file, '.json'));

function* recordedResponses(schema: string): Generator<readonly [PlacedOperation, unknown]> {
  const records = JSON.parse(readFileSync(path.join(FOLDER, `${schema}.json`), 'utf8')) as unknown[];
  const target = `#/components/schemas/${schema}`;
  for (const operation of operations) {
    const {content} = referred(spec, operation.responses?.[200]) as Response;
    const data = childOf(childOf((content?.[JSON_TYPE]?.schema ?? {}) as Node, 'properties'), 'data');
    if (data.$ref === target) for (const record of records) yield [operation, {data: record}];
    if (childOf(data, 'items').$ref === target) yield [operation, {data: records}];
  }
}

test.each(recorded)('@answers-02 recorded responses with %s have no difference', (schema) => {
  const responses = [...recordedResponses(schema)];
  expect(responses).not.toEqual([]);
  for (const [operation, body] of responses)
    expect(
      named(compareResponse(describedOperation(spec, operation), {status: 200, body})),
      operation.operationId,
    ).toEqual([]);
});
