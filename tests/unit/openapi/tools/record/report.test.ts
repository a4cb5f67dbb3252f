import {expect, test} from 'vitest';
import type {PlacedOperation, Spec} from '../../../../../openapi/model/spec';
import {formatReport} from '../../../../../openapi/tools/record/report';
import {compareResponse} from '../../../../../src/features/response-comparison/core/compareResponse';
import {describedOperation} from '../../../../../src/features/response-comparison/core/described';

const schema = {
  type: 'object',
  properties: {
    id: {type: 'integer'},
    stage: {type: 'string', 'x-known-values': ['new']},
  },
};
const operation = {
  ...{operationId: 'people-show', method: 'get', path: '/people/{id}', summary: ''},
  responses: {200: {content: {'application/json': {schema}}}},
} as const satisfies PlacedOperation;
const described = describedOperation({paths: {}, components: {}, servers: []} as unknown as Spec, operation);

const reportOf = (status: number, body: unknown): string =>
  formatReport([{operation, outcome: compareResponse(described, {status, body}) ?? {skipped: 'x'}}]);

test('@true-06 a status that is not described differs, and a new value is not printed', () => {
  expect(reportOf(418, '')).toContain('people-show: differs\n    unknown status 418, expected 200');
  expect(reportOf(200, {id: 4, stage: 'lost'})).toContain('    new value stage, known: new\n');
  expect(reportOf(200, {id: 4})).toContain('people-show: holds\n1 responses and operations: 1 hold, 0 differ');
});
