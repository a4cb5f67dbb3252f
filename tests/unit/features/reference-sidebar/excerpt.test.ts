import {describe, expect, test} from 'vitest';
import {excerptOf} from '../../../../src/features/reference-sidebar/core/excerpt';
import {type Sidebar, containsPage} from '../../../../src/features/reference-sidebar/core/sidebar';

/** As many as a page's HTML may carry: the current group and 20 neighbors. */
const MOST = 21;

const sidebarWith = (count: number): Sidebar => ({
  overview: {label: 'Overview', href: '/docs/api/'},
  groups: Array.from({length: count}, (_, index) => ({
    label: `Group ${String(index)}`,
    href: `/docs/api/group-${String(index)}/`,
    operations: [{label: `List ${String(index)}`, href: `/docs/api/group-${String(index)}-index/`}],
  })),
});
const pathOf = (index: number): string => `/docs/api/group-${String(index)}-index/`;

const places = [0, 1, 20, 21, 22, 60].flatMap((count) =>
  Array.from({length: count}, (_, index) => [count, index] as const),
);

describe('The excerpt of a sidebar', () => {
  test.each(places)('of %i groups has group %i, and as many of its neighbors as a page may carry', (count, index) => {
    const whole = sidebarWith(count);
    const {groups} = excerptOf(whole, pathOf(index));
    expect(groups).toHaveLength(Math.min(count, MOST));
    expect(groups.some((group) => containsPage(group, pathOf(index)))).toBe(true);
    const start = whole.groups.findIndex(({href}) => href === groups[0]?.href);
    expect(groups).toEqual(whole.groups.slice(start, start + groups.length));
  });

  test.each([
    ['the first group', 0, 0],
    ['a group near the first', 10, 0],
    ['a group in the middle', 30, 20],
    ['a group near the last', 49, 39],
    ['the last group', 59, 39],
  ])('begins, for %s, where the screen is filled', (_, index, first) => {
    expect(excerptOf(sidebarWith(60), pathOf(index)).groups[0]?.label).toBe(`Group ${String(first)}`);
  });

  test.each([
    ['the landing page', '/docs/api/'],
    ['an address of no group', '/docs/api/elsewhere/'],
  ])('has the first groups on %s', (_, path) => {
    const {groups} = excerptOf(sidebarWith(60), path);
    expect(groups.map(({label}) => label)).toEqual(
      Array.from({length: MOST}, (_group, index) => `Group ${String(index)}`),
    );
  });

  test('has the landing page and every operation of its groups', () => {
    const whole = sidebarWith(3);
    expect(excerptOf(whole, pathOf(1))).toEqual(whole);
  });

  test.each([
    ['begins with the first group', 10, true],
    ['begins later: it would be in another place once all groups are there', 11, false],
  ])('@real-02 B5: has the landing page where it %s', (_, index, expected) => {
    expect(excerptOf(sidebarWith(60), pathOf(index)).overview !== undefined).toBe(expected);
  });

  test('of a sidebar without groups has the landing page', () => {
    expect(excerptOf(sidebarWith(0), '/docs/api/')).toEqual(sidebarWith(0));
  });

  test('@work-06 has a heading only if it includes the first group under it', () => {
    const whole = sidebarWith(60);
    const groups = whole.groups.map((group, index) => ({...group, heading: index < 25 ? 'One' : 'Two'}));
    const headingsAt = (index: number) => [
      ...new Set(excerptOf({...whole, groups}, pathOf(index)).groups.map(({heading}) => heading)),
    ];
    expect(headingsAt(0)).toEqual(['One']);
    expect(headingsAt(30)).toEqual([undefined, 'Two']);
    expect(headingsAt(35)).toEqual(['Two']);
    expect(headingsAt(50)).toEqual([undefined]);
  });
});
