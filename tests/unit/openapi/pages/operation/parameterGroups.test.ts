import {describe, expect, test} from 'vitest';
import type {Parameter} from '../../../../../openapi/model/spec';
import {type ParameterGroup, groupOf, parameterGroups} from '../../../../../openapi/pages/operation/parameterGroups';

const query = (name: string, more: Partial<Parameter> = {}): Parameter => ({name, in: 'query', ...more});
const bounds = (format?: string) => ({properties: {gt: {type: 'string', format}}});

describe('The purpose of a query parameter', () => {
  test.each<[ParameterGroup, string[]]>([
    ['paging', ['page', 'per_page', 'sort_by', 'sort_direction', 'include_paging_counts', 'limit_paging_counts']],
    ['identity', ['ids[]', 'crm_id[]', 'email_addresses[]', 'first_name', 'name[]', 'title[_starts_with]', '_query']],
    [
      'ownership',
      ['owner_id[]', 'owner_crm_id[_not_in][]', 'owner_is_active', 'owned_by_guid[]', 'user_guid', 'group_id[]'],
    ],
    ['outreach', ['cadence_id[]', 'step_id[]', 'do_not_contact', 'can_email', 'replied', 'has_clicks']],
    ['related', ['account_id[]', 'tag_id[]', 'tag[]', 'person_ids[]']],
    ['location', ['country[_starts_with]', 'state[]', 'locales[]', 'eu_resident']],
    ['times', ['occurred_at', 'due_on', 'start_time', 'completed_time_interval', 'time_interval_filter']],
    ['other', ['job_seniority[]', 'custom_fields', 'type', 'current_state[]']],
  ])('is %s by its name', (group, names) => {
    expect(names.map((name) => [name, groupOf(query(name))])).toEqual(names.map((name) => [name, group]));
  });

  test('is time for a time range with any name', () => {
    const range = {style: 'deepObject', schema: bounds('date-time')};
    expect(groupOf(query('last_contacted', range))).toBe('times');
    expect(groupOf(query('duration', {...range, schema: bounds()}))).toBe('other');
  });

  test('is the one in the description', () => {
    expect(groupOf(query('page', {'x-group': 'outreach'}))).toBe('outreach');
    expect(() => groupOf(query('page', {'x-group': 'outrage'}))).toThrow(
      /`page` has the unknown `x-group: outrage`\. Use one of paging, identity/,
    );
  });
});

describe('A list of query parameters', () => {
  const names = ['ids[]', 'per_page', 'name', 'owner_id', 'updated_at', 'a', 'b', 'c', 'd', 'page', 'e'];

  test('has headings in a fixed order, and none for a single parameter', () => {
    expect(parameterGroups(names.map((name) => query(name)))).toEqual([
      {group: 'paging', positions: [1, 9]},
      {group: 'identity', positions: [0, 2]},
      {group: 'times', positions: [4]},
      {group: 'other', positions: [3, 5, 6, 7, 8, 10]},
    ]);
  });

  test('has none if it is short', () => {
    expect(parameterGroups(names.slice(1).map((name) => query(name)))).toEqual([]);
  });
});
