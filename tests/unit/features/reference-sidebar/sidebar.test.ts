import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, test} from 'vitest';
import {containsPage, groupsIn, sidebarOf} from '../../../../src/features/reference-sidebar/core/sidebar';

const page = (label: string): PropSidebarItem => ({type: 'link', label, href: `/${label}`});
const heading = (name: string): PropSidebarItem => ({type: 'html', value: name, customProps: {heading: name}});

const overview: PropSidebarItem = {type: 'link', label: 'Overview', href: '/docs/api', docId: 'overview'};
const people: PropSidebarItem = {
  ...{type: 'category', label: 'People', href: '/docs/api/people/', collapsed: true, collapsible: true},
  items: [
    {type: 'link', label: 'List people', href: '/docs/api/people-index', className: 'operation operation--get'},
    {type: 'html', value: '<hr>'},
    {type: 'link', label: 'Create a person', href: '/docs/api/people-create/', customProps: {path: '/v2/people'}},
  ],
};

describe('sidebarOf', () => {
  test('has the landing page, then groups and their operations, all with a trailing slash', () => {
    expect(sidebarOf([overview, people, {type: 'html', value: '<hr>'}, page('basics')])).toEqual({
      overview: {label: 'Overview', href: '/docs/api/'},
      sections: [
        {
          groups: [
            {
              label: 'People',
              href: '/docs/api/people/',
              operations: [
                {label: 'List people', href: '/docs/api/people-index/', className: 'operation operation--get'},
                {label: 'Create a person', href: '/docs/api/people-create/', path: '/v2/people'},
              ],
            },
            {label: 'basics', href: '/basics/', operations: []},
          ],
        },
      ],
    });
  });

  test('@work-06 has the heading of each group', () => {
    const {sections} = sidebarOf([
      overview,
      page('a'),
      heading('One'),
      page('b'),
      page('c'),
      heading('Two'),
      page('d'),
    ]);
    expect(sections.map((one) => [one.heading, one.groups.map(({label}) => label)])).toEqual([
      [undefined, ['a']],
      ['One', ['b', 'c']],
      ['Two', ['d']],
    ]);
  });

  test.each<[string, PropSidebarItem[]]>([
    ['is empty', []],
    ['begins with a group', [people, overview]],
  ])('rejects a list that %s', (_, items) => {
    expect(() => sidebarOf(items)).toThrow('begins with the link to its landing page');
  });
});

test.each([
  ['its own URL', '/docs/api/people/', true],
  ['an operation', '/docs/api/people-create/', true],
  ['a page below it', '/docs/api/people/more/', false],
  ['a URL that only begins the same', '/docs/api/people-create-more/', false],
])('whether a group contains %s', (_, path, expected) => {
  const [group] = groupsIn(sidebarOf([overview, people]));
  expect(group && containsPage(group, path)).toBe(expected);
});
