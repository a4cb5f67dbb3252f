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
    custom_fields: {type: 'object', additionalProperties: {type: 'string'}},
  },
};
const operation = {
  ...{operationId: 'people-show', method: 'get', path: '/people/{id}', summary: ''},
  responses: {200: {content: {'application/json': {schema}}}},
} as const satisfies PlacedOperation;
const described = describedOperation({paths: {}, components: {}, servers: []} as unknown as Spec, operation);

const reportOf = (status: number, body: unknown): string =>
  formatReport([{operation, outcome: compareResponse(described, {status, body}) ?? {skipped: 'x'}}]);

test('@true-06 neither values nor the names of custom fields are in a report', () => {
  const report = reportOf(200, {id: 'nora@yard-lines.example', custom_fields: {'Salary of Nora': 7}, stage: 'lost'});
  expect(report.split('\n').slice(0, -1)).toEqual([
    '  people-show: differs',
    '    other type id: string, expected integer',
    '    other type custom_fields.{key}: integer, expected string',
    '    new value stage, known: new',
  ]);
});

test('@true-06 a status that is not described differs, and control characters of names are not printed', () => {
  expect(reportOf(418, '')).toContain('people-show: differs\n    unknown status 418, expected 200');
  expect(reportOf(200, {id: 4})).toContain('people-show: holds\n1 responses and operations: 1 hold, 0 differ');
});
