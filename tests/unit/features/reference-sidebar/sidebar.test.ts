import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, test} from 'vitest';
import {containsPage, sectionsOf, sidebarOf} from '../../../../src/features/reference-sidebar/core/sidebar';

const overview: PropSidebarItem = {type: 'link', label: 'Overview', href: '/docs/api', docId: 'overview'};
const people: PropSidebarItem = {
  type: 'category',
  label: 'People',
  href: '/docs/api/people/',
  collapsed: true,
  collapsible: true,
  items: [
    {type: 'link', label: 'List people', href: '/docs/api/people-index', className: 'operation operation--get'},
    {type: 'html', value: '<hr>'},
    {
      type: 'link',
      label: 'Create a person',
      href: '/docs/api/people-create/',
      className: '',
      customProps: {path: '/v2/people'},
    },
  ],
};

describe('sidebarOf', () => {
  test('has the landing page, then each group with its operations, all with the slash that pages end in', () => {
    expect(sidebarOf([overview, people])).toEqual({
      overview: {label: 'Overview', href: '/docs/api/'},
      groups: [
        {
          label: 'People',
          href: '/docs/api/people/',
          operations: [
            {label: 'List people', href: '/docs/api/people-index/', className: 'operation operation--get'},
            {label: 'Create a person', href: '/docs/api/people-create/', path: '/v2/people'},
          ],
        },
      ],
    });
  });

  test('treats a page without a group as a group without operations', () => {
    const page: PropSidebarItem = {type: 'link', label: 'Platform overview', href: '/docs/api/platform-overview'};
    expect(sidebarOf([overview, page]).groups).toEqual([
      {label: 'Platform overview', href: '/docs/api/platform-overview/', operations: []},
    ]);
  });

  test('@work-06 has the heading of each group', () => {
    const heading = (name: string): PropSidebarItem => ({type: 'html', value: name, customProps: {heading: name}});
    const page = (label: string): PropSidebarItem => ({type: 'link', label, href: `/${label}`});
    const {groups} = sidebarOf([overview, page('a'), heading('One'), page('b'), page('c'), heading('Two'), page('d')]);
    expect(sectionsOf(groups).map((one) => [one.heading, one.groups.map(({label}) => label)])).toEqual([
      [undefined, ['a']],
      ['One', ['b', 'c']],
      ['Two', ['d']],
    ]);
  });

  test('leaves out what is neither', () => {
    expect(sidebarOf([overview, {type: 'html', value: '<hr>'}]).groups).toEqual([]);
  });

  test.each<[string, PropSidebarItem[]]>([
    ['is empty', []],
    ['begins with a group', [people, overview]],
  ])('rejects a list that %s', (_, items) => {
    expect(() => sidebarOf(items)).toThrow('begins with the link to its landing page');
  });
});

describe('containsPage', () => {
  const [group] = sidebarOf([overview, people]).groups;

  test.each([
    ['its own URL', '/docs/api/people/', true],
    ['the address of an operation', '/docs/api/people-create/', true],
    ['an address below it', '/docs/api/people/more/', false],
    ['an address that only begins alike', '/docs/api/people-create-more/', false],
    ['the landing page', '/docs/api/', false],
  ])('a group and %s', (_, path, expected) => {
    expect(group && containsPage(group, path)).toBe(expected);
  });
});
