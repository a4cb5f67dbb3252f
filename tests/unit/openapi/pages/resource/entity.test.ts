import {describe, expect, test} from 'vitest';
import {entityOf} from '../../../../../openapi/pages/resource/entity';
import type {MediaType, PlacedOperation, Schema} from '../../../../../openapi/model/spec';
import {madeUpSpec} from '../../../support/madeUpSpec';

const ref = (name: string): Schema => ({$ref: `#/components/schemas/${name}`}) as Schema;
const data = (schema: Schema): Schema => ({type: 'object', properties: {data: schema, metadata: {}}});
const listOf = (items: Schema): Schema => ({type: 'array', items});

const spec = madeUpSpec({
  components: {
    schemas: {
      Person: {title: 'A person', properties: {team: ref('Team')}, examples: [{id: 7}]},
      Team: {properties: {id: {type: 'integer'}}},
    },
  },
});

const answering = (schema: Schema | undefined, {status = '200', ...media}: MediaType & {status?: string} = {}) =>
  ({
    operationId: 'a',
    summary: 'A',
    method: 'get',
    path: '/a',
    responses: {[status]: {content: {'application/json': {schema, ...media}}}},
  }) satisfies PlacedOperation;

const entity = (...operations: readonly PlacedOperation[]) => entityOf(spec, operations);

describe('entityOf', () => {
  test.each<[string, Schema]>([
    ['`data`', data(ref('Person'))],
    ['a list in `data`', data(listOf(ref('Person')))],
  ])('finds the record in %s, with its references followed', (_, schema) => {
    expect(entity(answering(schema))).toEqual({
      key: '#/components/schemas/Person',
      name: 'A person',
      schema: {title: 'A person', properties: {team: {properties: {id: {type: 'integer'}}}}, examples: [{id: 7}]},
      example: {id: 7},
    });
  });

  test('takes the schema of most responses', () => {
    const [person, team] = [answering(data(ref('Person'))), answering(data(ref('Team')))];
    expect(entity(team, person, person)?.name).toBe('A person');
    expect(entity(person, team, team)?.name).toBe('Team');
  });

  test.each<[string, Schema, unknown, unknown]>([
    ['one record', data(ref('Team')), {data: {id: 1}}, {id: 1}],
    ['the first of a list', data(listOf(ref('Team'))), {data: [{id: 1}, {id: 2}]}, {id: 1}],
  ])('takes the example from a response if the schema has none: %s', (_, schema, example, expected) => {
    expect(entity(answering(schema, {example}))?.example).toEqual(expected);
  });

  test.each<[string, readonly PlacedOperation[]]>([
    ['only errors have a body', [answering(ref('Person'), {status: '404'})]],
    ['a schema has no name', [answering(data({type: 'object'}))]],
  ])('finds none when %s', (_, operations) => {
    expect(entityOf(spec, operations)).toBeUndefined();
  });
});
