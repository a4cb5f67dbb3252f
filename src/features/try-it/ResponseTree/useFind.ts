import {useDeferredValue, useEffect, useMemo, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {type Finding, findPaths, findWords, wordsOf} from '../core/findInTree';
import type {TreeValue} from '../core/json';
import type {Selected} from '../core/jsonPath';

const loadJsonPath = () => import(/* webpackChunkName: "jsonpath" */ '../core/jsonPath');

type JsonPath = Awaited<ReturnType<typeof loadJsonPath>>;

export interface Find {
  /** The text that the tree shows, which follows the input. */
  readonly query: string;
  /** Undefined without a filter: all is shown. */
  readonly finding?: Finding;
  readonly problem?: string;
  /** What is marked in names and in values. */
  readonly marks: Marks;
}

export interface Marks {
  readonly name?: RegExp;
  readonly value?: RegExp;
}

function syntaxText({at, found, expected}: Extract<Selected, {kind: 'syntax'}>): string {
  const place = {at: String(at), found: found ?? ''};
  const what =
    found === undefined
      ? translate({message: 'The JSONPath is incomplete at character {at}.'}, place)
      : translate({message: 'Character {at} of the JSONPath, {found}, is not possible there.'}, place);
  if (expected.length === 0) return what;
  return `${what} ${translate({message: 'Possible: {list}'}, {list: expected.join(' ')})}`;
}

const functionText = (at: number, found: string, known: readonly string[]): string =>
  translate(
    {message: 'Character {at} of the JSONPath: there is no function {found}. Use {list}.'},
    {at: String(at), found, list: known.join(', ')},
  );

/** The library, once a query begins with `$`. */
function useJsonPath(isPath: boolean): JsonPath | 'failed' | undefined {
  const [loaded, setLoaded] = useState<JsonPath | 'failed'>();
  const mustLoad = isPath && (loaded === undefined || loaded === 'failed');
  useEffect(() => {
    if (mustLoad) loadJsonPath().then(setLoaded, () => setLoaded('failed'));
  }, [mustLoad]);
  return loaded;
}

const PLAIN_NODE: Marks = {};
const WHOLE_NAME: Marks = {name: /^([^]+)$/};

/** Splits a text at words, which stay between the other parts. */
const marksOf = (words: readonly string[]): Marks => {
  const parts = words.map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  const found = new RegExp(`(${parts.join('|')})`, 'i');
  return {name: found, value: found};
};

function findPath(text: string, path: string, jsonPath: JsonPath | 'failed' | undefined): Omit<Find, 'query'> {
  const all = {marks: PLAIN_NODE};
  if (jsonPath === undefined) return all;
  if (jsonPath === 'failed')
    return {...all, problem: translate({message: "JSONPath couldn't be loaded. Check your network connection."})};
  const selected = jsonPath.selectNodes(text, path);
  if (selected.kind === 'nodes') return {finding: findPaths(selected.paths), marks: WHOLE_NAME};
  const {at, found = ''} = selected;
  return {
    ...all,
    problem: selected.kind === 'syntax' ? syntaxText(selected) : functionText(at, found, jsonPath.FUNCTIONS),
  };
}

/** Finds words, or what a JSONPath selects. An empty query shows all. */
export function useFind(tree: TreeValue, text: string, typed: string): Find {
  const query = useDeferredValue(typed.trim());
  const isPath = query.startsWith('$');
  const jsonPath = useJsonPath(isPath);
  return useMemo(() => {
    if (isPath) return {query, ...findPath(text, query, jsonPath)};
    if (query === '') return {query, marks: PLAIN_NODE};
    const words = wordsOf(query);
    return {query, finding: findWords(tree, words), marks: marksOf(words)};
  }, [tree, text, query, isPath, jsonPath]);
}
