import {type TreeValue, childrenOf, isNumber} from './json';
import type {NodePath} from './nodePath';

/** A node that a filter shows: one that matches, or a parent of such nodes. */
export interface Found {
  readonly isMatch: boolean;
  /** By name or index. Of a match without matches in it, all children are shown. */
  readonly children: ReadonlyMap<string, Found>;
}

export interface Finding {
  /** Undefined if nothing matches. */
  readonly root: Found | undefined;
  readonly count: number;
}

type Child = readonly [name: string, child: TreeValue];

/** Words in lowercase, of which a node must have all. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** A single value as text. Lists and objects have none. */
function textOf(value: TreeValue): string {
  if (typeof value === 'string') return value;
  if (isNumber(value)) return value.toString();
  return childrenOf(value) ? '' : JSON.stringify(value);
}

/** What is searched of a node: its name and its value. The names of items are their positions, which people don't look for. */
const searched = (name: string, value: TreeValue, isItem: boolean): string =>
  `${isItem ? '' : name} ${textOf(value)}`.toLowerCase();

/** The nodes whose name and value have all words. */
export function findWords(tree: TreeValue, words: readonly string[]): Finding {
  let count = 0;
  const visit = (value: TreeValue, text: string): Found | undefined => {
    const isMatch = words.every((word) => text.includes(word));
    if (isMatch) count += 1;
    const found = new Map<string, Found>();
    for (const [name, child] of childrenOf(value) ?? []) {
      const inner = visit(child, searched(name, child, Array.isArray(value)));
      if (inner) found.set(name, inner);
    }
    return isMatch || found.size > 0 ? {isMatch, children: found} : undefined;
  };
  // The root has no name.
  const root = visit(tree, searched('', tree, true));
  return {root, count};
}

interface Growing extends Found {
  isMatch: boolean;
  children: Map<string, Growing>;
}

const grown = (): Growing => ({isMatch: false, children: new Map()});

/** The nodes at these paths, each of which counts once. */
export function findPaths(paths: readonly NodePath[]): Finding {
  const root = grown();
  let count = 0;
  for (const path of paths) {
    let node = root;
    for (const step of path) {
      const next = node.children.get(String(step)) ?? grown();
      node.children.set(String(step), next);
      node = next;
    }
    if (!node.isMatch) count += 1;
    node.isMatch = true;
  }
  return {root: count > 0 ? root : undefined, count};
}

/** The children of a node, or those that a filter shows of them, each with its position among all. */
export function shownChildren(value: TreeValue, found?: Found): readonly (readonly [...Child, at: number])[] {
  const all = (childrenOf(value) ?? []).map(([name, child], at) => [name, child, at] as const);
  return found && found.children.size > 0 ? all.filter(([name]) => found.children.has(name)) : all;
}

/** The number of nodes in a value. */
export const countNodes = (value: TreeValue): number =>
  (childrenOf(value) ?? []).reduce((sum, [, child]) => sum + 1 + countNodes(child), 0);

/** How many nodes are shown at most without a click. */
const MOST = 3000;

/**
 * How many levels can be open, at most those that are wanted. A list has `step` children until a click shows more of them.
 * What a filter has no matches in stays folded.
 */
export function openLevelsOf(tree: TreeValue, found: Found | undefined, wanted: number, step: number): number {
  let level: (readonly [value: TreeValue, found: Found | undefined])[] = [[tree, found]];
  let shown = 0;
  for (let open = 0; open < wanted; open += 1) {
    level = level
      .filter(([, part]) => found === undefined || (part?.children.size ?? 0) > 0)
      .flatMap(([value, part]) =>
        shownChildren(value, part)
          .slice(0, step)
          .map(([name, child]) => [child, part?.children.get(name)] as const),
      );
    if (level.length === 0) return wanted;
    shown += level.length;
    if (shown > MOST) return open;
  }
  return wanted;
}

/** The node at positions among children, and its path. */
export function nodeAt(
  tree: TreeValue,
  positions: readonly number[],
): {readonly path: NodePath; readonly value: TreeValue} {
  return positions.reduce<{path: NodePath; value: TreeValue}>(
    ({path, value}, position) => {
      const [name, child] = childrenOf(value)?.[position] ?? ['', null];
      return {path: [...path, Array.isArray(value) ? position : name], value: child};
    },
    {path: [], value: tree},
  );
}
