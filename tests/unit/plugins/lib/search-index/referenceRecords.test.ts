import {describe, expect, it} from 'vitest';
import {referenceRecords} from '../../../../../plugins/lib/search-index/referenceRecords';
import {pagesOf} from '../../../support/tinySpec';
import {madeUpSpec} from '../../../support/madeUpSpec';

const spec = madeUpSpec({
  tags: [{name: 'People', description: 'Who is contacted.'}],
  paths: {
    '/v2/people/{id}': {
      put: {
        operationId: 'people-update',
        summary: 'Update a person',
        tags: ['People'],
        'x-scopes': [{scope: 'people:write'}],
        'x-webhook-events': ['person_updated'],
        'x-keywords': ['change a phone number'],
        responses: {},
      },
    },
  },
});
const pages = pagesOf(spec);
const records = pages.flatMap(referenceRecords);

describe('Records of reference pages', () => {
  it('@find-01 begin an operation with its title, request, keywords, scopes and events', () => {
    const record = records.find(({url}) => url === '/docs/api/people-update/');
    expect(record).toMatchObject({
      type: 'lvl1',
      content: 'PUT /v2/people/{id}',
      endpoint: 'PUT /v2/people/{id}',
      group: 'People',
      keywords: ['change a phone number'],
      hierarchy: {lvl0: 'API', lvl1: 'Update a person'},
    });
    expect(record?.codes).toContain('people:write');
    expect(record?.codes).toContain('person_updated');
  });

  it('@true-05 name the unverified points by other names, and none of the points', () => {
    const own = records.filter(({url_without_anchor: url}) => url === '/docs/api/unverified/');
    expect(own.map(({type}) => type)).toEqual(['lvl1', 'content']);
    expect(own[0]).toMatchObject({keywords: expect.arrayContaining(['unconfirmed']) as string[]});
  });
});

it('Fields share records by the dozen', () => {
  const properties = Object.fromEntries(
    Array.from({length: 25}, (_, index) => [`f${String(index)}`, {type: 'string'}]),
  );
  const schema = {type: 'object', properties};
  const put = {operationId: 'a', summary: 'A', requestBody: {content: {'application/json': {schema}}}};
  const [, , page] = pagesOf({...spec, tags: [], paths: {'/a': {put}}});
  const counts = page ? referenceRecords(page).flatMap(({fields}) => fields?.length ?? []) : [];
  expect(counts).toEqual([12, 12, 1]);
});
