import {expect, test} from 'vitest';
import {containsPage} from '../../../../src/features/reference-sidebar/core/sidebar';

test.each([
  ['its own URL', '/docs/api/people/', true],
  ['an operation', '/docs/api/people-create/', true],
  ['a page below it', '/docs/api/people/more/', false],
  ['a URL that only begins the same', '/docs/api/people-create-more/', false],
])('whether a group contains %s', (_, path, expected) => {
  const operations = [{label: 'Create a person', href: '/docs/api/people-create/'}];
  expect(containsPage({label: 'People', href: '/docs/api/people/', operations}, path)).toBe(expected);
});
