import {expect, test} from 'vitest';
import {
  countNodes,
  findPaths,
  findWords,
  nodeAt,
  openLevelsOf,
  shownChildren,
  wordsOf,
} from '../../../../src/features/try-it/core/findInTree';
import {type TreeValue, readTree} from '../../../../src/features/try-it/core/json';

const treeOf = (value: unknown): TreeValue => readTree(JSON.stringify(value)) ?? null;
const tree = treeOf({
  data: [
    {id: 1, email_address: 'Nora@yard.example', owner: {id: 7}},
    {id: 2, email_address: null, owner: {id: 7}},
  ],
  metadata: {email: true},
});

/** The paths of what a filter shows, a match with an asterisk. */
function shownPaths(value: TreeValue, {root}: ReturnType<typeof findWords>): string[] {
  const visit = (node: TreeValue, found: typeof root, path: string): string[] => [
    ...(path === '' ? [] : [found?.isMatch ? `${path}*` : path]),
    ...(found?.children.size === 0
      ? []
      : shownChildren(node, found).flatMap(([name, child]) =>
          visit(child, found?.children.get(name), path === '' ? name : `${path}.${name}`),
        )),
  ];
  return root ? visit(value, root, '') : [];
}

test.each([
  ['EMAIL nora', ['data', 'data.0', 'data.0.email_address*']],
  ['id 7', ['data', 'data.0', 'data.0.owner', 'data.0.owner.id*', 'data.1', 'data.1.owner', 'data.1.owner.id*']],
  ['metadata', ['metadata*']],
  ['null', ['data', 'data.1', 'data.1.email_address*']],
  ['0', []],
])('@answers-04 words show the nodes whose name and value have all of them, with their parents: %s', (text, paths) => {
  const finding = findWords(tree, wordsOf(text));
  expect(shownPaths(tree, finding)).toEqual(paths);
  expect(finding.count).toBe(paths.filter((path) => path.endsWith('*')).length);
});

test('@answers-04 of a match without other matches in it, all children are shown', () => {
  const {root} = findWords(tree, ['metadata']);
  expect(shownChildren(nodeAt(tree, [1]).value, root?.children.get('metadata'))).toEqual([['email', true, 0]]);
});

test('@answers-04 paths show their nodes, each of which counts once', () => {
  const finding = findPaths([['data', 1, 'id'], ['data', 1, 'id'], ['data']]);
  expect(shownPaths(tree, finding)).toEqual(['data*', 'data.1', 'data.1.id*']);
  expect(finding.count).toBe(2);
  expect(findPaths([[]])).toMatchObject({count: 1, root: {isMatch: true}});
  expect(findPaths([])).toEqual({count: 0, root: undefined});
});

test('names that mean something to the language are found and shown like others', () => {
  const odd = readTree('{"__proto__":{"constructor":1},"toString":2}') ?? null;
  expect(findWords(odd, ['constructor']).count).toBe(1);
  expect(findPaths([['__proto__', 'constructor']]).count).toBe(1);
  expect(countNodes(odd)).toBe(3);
});

test('positions give the path and the value of a node', () => {
  expect(nodeAt(tree, [])).toEqual({path: [], value: tree});
  expect(nodeAt(tree, [0, 1, 1])).toEqual({path: ['data', 1, 'email_address'], value: null});
});

test('as many levels are open as fit', () => {
  const large = treeOf([...Array(100).keys()].map((id) => ({id, items: [...Array(100).keys()].map(() => ({id}))})));
  expect(openLevelsOf(tree, undefined, Infinity, 100)).toBe(Infinity);
  expect(openLevelsOf(large, undefined, Infinity, 100)).toBe(2);
  expect(openLevelsOf(large, undefined, 1, 100)).toBe(1);
  // Each item is shown, and so is each of its IDs.
  expect(openLevelsOf(large, findWords(large, ['id']).root, Infinity, 100)).toBe(2);
  expect(openLevelsOf(large, findWords(large, ['id', '42']).root, Infinity, 100)).toBe(Infinity);
});
