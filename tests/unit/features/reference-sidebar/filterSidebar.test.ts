import {describe, expect, test} from 'vitest';
import {filterSidebar} from '../../../../src/features/reference-sidebar/core/filterSidebar';
import type {Sidebar} from '../../../../src/features/reference-sidebar/core/sidebar';

const operation = (label: string, method: string, more = '') => ({
  label,
  href: `/docs/api/${label.toLowerCase().replaceAll(' ', '-')}/`,
  className: `operation operation--${method}${more}`,
});

const sidebar: Sidebar = {
  overview: {label: 'Overview', href: '/docs/api/'},
  groups: [
    {label: 'Platform overview', href: '/docs/api/platform-overview/', operations: []},
    {
      label: 'People',
      href: '/docs/api/people/',
      operations: [
        operation('List people', 'get'),
        operation('Create a person', 'post'),
        operation('Delete a person', 'delete', ' operation--deprecated'),
      ],
    },
    {
      label: 'Person stages',
      href: '/docs/api/person-stages/',
      operations: [operation('List stages', 'get'), operation('Create a stage', 'post')],
    },
  ],
};

/** Each group that is left, with its operations. */
const leftBy = (query: string): Record<string, string[]> =>
  Object.fromEntries(
    filterSidebar(sidebar, query).groups.map(({label, operations}) => [label, operations.map((one) => one.label)]),
  );

const PEOPLE = ['List people', 'Create a person', 'Delete a person'];
const STAGES = ['List stages', 'Create a stage'];

describe('A filter of the sidebar', () => {
  test.each<[string, string, Record<string, string[]>]>([
    ['a word of an operation', 'delete', {People: ['Delete a person']}],
    ['part of a word', 'lis', {People: ['List people'], 'Person stages': ['List stages']}],
    ['any case', 'DELETE', {People: ['Delete a person']}],
    ['a word of a group: all that it has', 'people', {People: PEOPLE}],
    ['a group without operations', 'platform', {'Platform overview': []}],
    ['words in any order', 'person create', {People: ['Create a person'], 'Person stages': ['Create a stage']}],
    ['a word of the group and one of the operation', 'people list', {People: ['List people']}],
    ['a method', 'post', {People: ['Create a person'], 'Person stages': ['Create a stage']}],
    ['a method and a group', 'get stages', {'Person stages': ['List stages']}],
    ['deprecated operations', 'deprecated', {People: ['Delete a person']}],
    ['white space around words', '  person \t stages ', {'Person stages': STAGES}],
    ['words that no group has together', 'platform post', {}],
    ['a word that nothing has', 'webhook', {}],
    ['the class name, which nobody sees', 'operation', {}],
    ['a sign of regular expressions', '.*', {}],
  ])('finds %s', (_, query, left) => {
    expect(leftBy(query)).toEqual(left);
  });

  test.each([
    ['nothing', ''],
    ['white space', ' \t '],
  ])('is none where a visitor wrote %s', (_, query) => {
    expect(filterSidebar(sidebar, query)).toBe(sidebar);
  });

  test('keeps the landing page', () => {
    expect(filterSidebar(sidebar, 'webhook').overview).toEqual(sidebar.overview);
  });
});
