import {describe, expect, test} from 'vitest';
import {filterSidebar, firstMatch} from '../../../../src/features/reference-sidebar/core/filterSidebar';
import {type Sidebar, groupsIn} from '../../../../src/features/reference-sidebar/core/sidebar';

// cspell:ignore pers

const operation = (label: string, method: string, path: string, more = '') => ({
  label,
  path,
  href: `/docs/api/${label.toLowerCase().replaceAll(' ', '-')}/`,
  className: `operation operation--${method}${more}`,
});

const sidebar: Sidebar = {
  overview: {label: 'Overview', href: '/docs/api/'},
  sections: [
    {
      groups: [
        {label: 'Platform overview', href: '/docs/api/platform-overview/', operations: []},
        {
          label: 'People',
          href: '/docs/api/people/',
          operations: [
            operation('List people', 'get', '/v2/people'),
            operation('Create a person', 'post', '/v2/people'),
            {
              ...operation('Delete a person', 'delete', '/v2/people/{id}', ' operation--deprecated'),
              href: '/docs/api/people-purge/',
            },
          ],
        },
        {
          label: 'Person stages',
          href: '/docs/api/person-stages/',
          operations: [
            operation('List stages', 'get', '/v2/person_stages'),
            operation('Create a stage', 'post', '/v2/person_stages'),
          ],
        },
      ],
    },
  ],
};

/** Each group that is left, with its operations. */
const leftBy = (query: string): Record<string, string[]> =>
  Object.fromEntries(
    groupsIn(filterSidebar(sidebar, query)).map(({label, operations}) => [label, operations.map((one) => one.label)]),
  );

const PEOPLE = ['List people', 'Create a person', 'Delete a person'];
const STAGES = ['List stages', 'Create a stage'];

describe('A filter of the sidebar', () => {
  test.each<[string, string, Record<string, string[]>]>([
    ['a word of an operation', 'delete', {People: ['Delete a person']}],
    ['a word of a group: all that it has', 'people', {People: PEOPLE}],
    ['an ID', 'create-a-stage', {'Person stages': ['Create a stage']}],
    ['words of an ID, in any order', 'people purge', {People: ['Delete a person']}],
    ['the class name, which no reader sees', 'operation', {}],
    ['a path', '/v2/person_stages', {'Person stages': STAGES}],
    ['a path with another name of its id', '/people/{person_id}', {People: ['Delete a person']}],
    ['a URL', 'https://api.salesloft.com/v2/people/70211.json?page=2', {People: ['Delete a person']}],
    ['a method and a path', 'POST /v2/people', {People: ['Create a person']}],
  ])('finds %s', (_, query, left) => {
    expect(leftBy(query)).toEqual(left);
  });

  test('is none where a visitor wrote white space', () => {
    expect(filterSidebar(sidebar, ' \t ')).toBe(sidebar);
  });
});

test.each([
  ['the overview of a group that has the words', 'people', '/docs/api/people/'],
  ['the first operation that fits', 'stage create', '/docs/api/create-a-stage/'],
  ['the operation of a path', '/people/{id}', '/docs/api/people-purge/'],
  ['nothing where nothing is written', ' ', undefined],
])('Enter in the filter opens %s', (_, query, href) => {
  expect(firstMatch(sidebar, query)).toBe(href);
});
