import {describe, expect, test} from 'vitest';
import type {Parameter} from '../../../../../openapi/model/spec';
import {groupOf, parameterGroups} from '../../../../../openapi/pages/operation/parameters';

const query = (name: string, more: Partial<Parameter> = {}): Parameter => ({name, in: 'query', ...more});
const bounds = (format?: string) => ({properties: {gt: {type: 'string', format}}});

describe('The purpose of a query parameter', () => {
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
