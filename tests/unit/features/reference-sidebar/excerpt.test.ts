import {describe, expect, test} from 'vitest';
import {excerptOf} from '../../../../src/features/reference-sidebar/core/excerpt';
import {type Sidebar, containsPage} from '../../../../src/features/reference-sidebar/core/sidebar';

/** As many as a page's HTML may have: the current group and 20 neighbors. */
const MOST = 21;

const sidebarWith = (count: number): Sidebar => ({
  overview: {label: 'Overview', href: '/docs/api/'},
  groups: Array.from({length: count}, (_, index) => ({
    label: `Group ${String(index)}`,
    href: `/docs/api/group-${String(index)}/`,
    operations: [{label: `List ${String(index)}`, href: `/docs/api/group-${String(index)}-index/`}],
    heading: index < 25 ? 'One' : 'Two',
  })),
});
const pathOf = (index: number): string => `/docs/api/group-${String(index)}-index/`;

describe('The excerpt of a sidebar', () => {
  test.each([1, 20, 21, 22, 60])('of %i groups has the group of each page, and its neighbors', (count) => {
    const whole = sidebarWith(count);
    for (const index of whole.groups.keys()) {
      const {groups} = excerptOf(whole, pathOf(index));
      expect(groups).toHaveLength(Math.min(count, MOST));
      expect(groups.some((group) => containsPage(group, pathOf(index)))).toBe(true);
      const start = whole.groups.findIndex(({href}) => href === groups[0]?.href);
      expect(groups.map(({href}) => href)).toEqual(whole.groups.slice(start, start + MOST).map(({href}) => href));
    }
  });

  test.each([
    ['the landing page', '/docs/api/', 0],
    ['a page of no group', '/docs/api/elsewhere/', 0],
    ['a page of the first groups', pathOf(10), 0],
    ['a page in the middle', pathOf(30), 20],
    ['a page of the last groups', pathOf(49), 39],
    ['the last page', pathOf(59), 39],
  ])('on %s begins where it fills the screen, with the landing page if it is the start', (_, path, first) => {
    const {overview, groups} = excerptOf(sidebarWith(60), path);
    expect(groups[0]?.label).toBe(`Group ${String(first)}`);
    // @real-02: elsewhere it would move when all groups are loaded.
    expect(overview !== undefined).toBe(first === 0);
  });

  test.each([0, 3])('has all of a sidebar with %i groups', (count) => {
    expect(excerptOf(sidebarWith(count), '/docs/api/')).toEqual(sidebarWith(count));
  });

  test.each([
    [0, ['One']],
    [30, [undefined, 'Two']],
    [35, ['Two']],
    [50, [undefined]],
  ])('@work-06 has a heading only if it includes the first group under it: group %i', (index, headings) => {
    const {groups} = excerptOf(sidebarWith(60), pathOf(index));
    expect([...new Set(groups.map(({heading}) => heading))]).toEqual(headings);
  });
});
