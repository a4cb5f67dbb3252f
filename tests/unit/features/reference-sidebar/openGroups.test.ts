import {describe, expect, test} from 'vitest';
import {opened, parseOpenGroups, storedForm, toggled} from '../../../../src/features/reference-sidebar/core/openGroups';

describe('The groups that a visitor left open', () => {
  test('are open again', () => {
    const open = new Set(['/docs/api/people/', '/docs/api/notes/']);
    expect(parseOpenGroups(storedForm(open))).toEqual(open);
  });

  test.each([
    ['nothing was stored', null],
    ['the store is empty', ''],
    ['the store was cut off', '["/docs/api/people/'],
    ['the store containsPage text that is not JSON', '/docs/api/people/'],
    ['the store containsPage an object', '{"length": 1}'],
    ['the store containsPage null', 'null'],
    ['the store containsPage a text', '"/docs/api/people/"'],
  ])('are none where %s', (_, stored) => {
    expect(parseOpenGroups(stored)).toEqual(new Set());
  });

  test('are those of a store that can be read, where it containsPage other values too', () => {
    expect(parseOpenGroups('[1, "/docs/api/people/", null, ["/docs/api/notes/"]]')).toEqual(
      new Set(['/docs/api/people/']),
    );
  });
});

describe('A group that a visitor comes to', () => {
  test.each([
    ['in addition to those that are open', '/b/', ['/a/', '/b/']],
    ['once, where it is open already', '/a/', ['/a/']],
  ])('opens %s', (_, href, expected) => {
    expect([...opened(new Set(['/a/']), href)]).toEqual(expected);
  });
});

describe('The button of a group', () => {
  const open: ReadonlySet<string> = new Set(['/a/', '/b/']);

  test('opens it where it is closed', () => {
    expect(toggled(open, '/c/')).toEqual(new Set(['/a/', '/b/', '/c/']));
  });

  test('closes it where it is open', () => {
    expect(toggled(open, '/a/')).toEqual(new Set(['/b/']));
  });

  test('leaves what was shown before as it was', () => {
    toggled(open, '/a/');
    expect(open).toEqual(new Set(['/a/', '/b/']));
  });
});
