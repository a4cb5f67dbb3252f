import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {dereferenceOperation} from '../../../../../openapi/model/dereference';
import {type PlacedOperation, type Spec, examplesOf, operationsOf} from '../../../../../openapi/model/spec';

interface List {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly metadata: Readonly<Record<string, unknown>>;
}

const readSpec = (file: string): Spec =>
  JSON.parse(readFileSync(`openapi/dist/published/openapi/${file}`, 'utf8')) as Spec;

/** The examples of an operation that its schema describes as a list with metadata. */
const listsOf = ({responses = {}}: PlacedOperation): List[] =>
  Object.values(responses).flatMap(({content = {}}) =>
    Object.values(content)
      .filter(({schema}) => schema?.properties?.metadata && schema.properties.data)
      .flatMap((media) => examplesOf(media).map(({value}) => value as List)),
  );

const published = readSpec('v2.json');
const operations = operationsOf(published)
  .map((operation) => dereferenceOperation(published, operation))
  .map((operation) => ({operation, lists: listsOf(operation)}))
  .filter(({lists}) => lists.length > 0);

/** The default of a query parameter. */
const defaultOf = ({parameters = []}: PlacedOperation, wanted: string): unknown =>
  parameters.find(({name, in: location}) => location === 'query' && name === wanted)?.schema?.default;

describe('@source-02 metadata in the published examples of lists', () => {
  const queried = operations.filter(({operation}) => operation.method === 'get');

  test('@source-02 is that of a request without parameters: the page and the order are the defaults', () => {
    expect(queried.length).toBeGreaterThan(50);
    for (const {operation, lists} of queried) {
      const page = defaultOf(operation, 'page');
      const field = defaultOf(operation, 'sort_by');
      const nulls = defaultOf(operation, 'sort_direction') === 'ASC' ? 'ASC NULLS FIRST' : 'DESC NULLS LAST';
      const paging = {per_page: defaultOf(operation, 'per_page'), current_page: page, next_page: null, prev_page: null};
      for (const {metadata} of lists)
        expect(metadata, operation.operationId).toEqual({
          filtering: {},
          ...(page !== undefined && {paging}),
          ...(field !== undefined && {sorting: {sort_by: field, sort_direction: nulls}}),
        });
    }
  });

  test('@source-02 of a search that is a POST has the filters and page of its example request', () => {
    const search = operations.find(({operation}) => operation.operationId === 'meetings-settings-searches-create');
    const sent = search?.operation.requestBody?.content['application/json']?.example as Record<string, unknown>;
    const {user_guids, updated_at, per_page, page} = sent;
    expect(search?.lists[0]?.metadata).toEqual({
      filtering: {user_guids, updated_at},
      paging: {per_page, current_page: page, next_page: null, prev_page: null},
    });
  });

  test('@source-02 is the same in the files of single operations', () => {
    for (const {operation, lists} of operations) {
      const file = `v2/${operation.operationId}.json`;
      expect(existsSync(`openapi/dist/published/openapi/${file}`), file).toBe(true);
      const own = operationsOf(readSpec(file)).flatMap(listsOf);
      expect(own.map(({metadata}) => metadata)).toEqual(lists.map(({metadata}) => metadata));
    }
  });
});
