import {expect, test} from 'vitest';
import {parseOpenGroups, toggled} from '../../../../src/features/reference-sidebar/core/openGroups';

test('the groups that a visitor left open are the texts of a stored list', () => {
  expect(parseOpenGroups('[1, "/docs/api/people/", null, ["/docs/api/notes/"]]')).toEqual(
    new Set(['/docs/api/people/']),
  );
});

test.each([
  ['opens it', '/c/', ['/a/', '/b/', '/c/']],
  ['closes it', '/a/', ['/b/']],
])('the button of a group %s, and leaves the earlier set as it was', (_, href, expected) => {
  const open: ReadonlySet<string> = new Set(['/a/', '/b/']);
  expect([...toggled(open, href)]).toEqual(expected);
  expect([...open]).toEqual(['/a/', '/b/']);
});
