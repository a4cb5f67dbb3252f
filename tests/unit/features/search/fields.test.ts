import {describe, expect, test} from 'vitest';
import type {Field, SearchRecord} from '../../../../src/features/search/core/record';
import {api, searcher} from './smallSite';

const fieldOf = (name: string): Field => ({name, anchor: `field-${name}`, content: `What ${name} is.`, type: 'string'});

/** An operation or resource, with all its fields in one record. */
function page(title: string, heading: string, names: readonly string[], endpoint?: string): SearchRecord[] {
  const url = `/${title.toLowerCase().replaceAll(' ', '-')}/`;
  const make = api(url, title);
  const spot = {anchor: 'fields', headings: [heading]};
  return [
    make({type: 'lvl1'}, {content: endpoint ?? null, endpoint}),
    make({type: 'lvl2', ...spot}, {fields: names.map(fieldOf), endpoint}),
  ];
}

const NAMES = ['owner_id', 'owner_ids[]', 'crm_id', 'crm_id_type', 'account.tier_id', 'owner_crm_id[]'];

const search = searcher([
  ...page('List people', 'Query parameters', NAMES, 'GET /v2/people'),
  ...page('Update a person', 'Request body', NAMES, 'PUT /v2/people/{id}'),
  ...page('Create a person', 'Request body', NAMES, 'POST /v2/people'),
  ...page('People', 'Fields', NAMES),
]);
const first = (query: string): string | undefined => search(query).hits[0]?.url;

describe('A field', () => {
  test.each([
    ['crm_id_type', 'crm_id_type'],
    ['crm id type', 'crm_id_type'],
    ['tier_id', 'account.tier_id'],
    ['owner_id', 'owner_id'],
    ['owner_ids', 'owner_ids[]'],
    ['ownerIds', 'owner_ids[]'],
  ])('@seek-01 is first for its exact name %s', (query, name) => {
    expect(first(query)).toBe(`/create-a-person/#field-${name}`);
  });

  test('is one row, with the operation that creates first, and its other pages below', () => {
    const {hits} = search('crm_id');
    expect(hits.filter(({fieldType}) => fieldType !== undefined)).toHaveLength(1);
    expect(hits[0]?.more?.map(({url}) => url)).toEqual([
      '/update-a-person/#field-crm_id',
      '/list-people/#field-crm_id',
      '/people/#field-crm_id',
    ]);
  });
});
