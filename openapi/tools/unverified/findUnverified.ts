import {METHODS} from '../../model/spec';
import {type Node, isNode} from '../../model/node';

/** A statement of the documentation that its owner should confirm. */
export interface Finding {
  /** The operation or schema, and the part of it. */
  readonly name: string;
  readonly question: string;
}

/** Keys whose children have names, and the text before such a name. */
const NAMING: Readonly<Record<string, string>> = {
  properties: '.',
  parameters: ' parameter ',
  responses: ' status ',
  headers: ' header ',
};
const SUFFIX: Readonly<Record<string, string>> = {requestBody: ' body', items: '[]'};

/** A path in an operation or schema as text: `status 200.data[].user`. */
export function wordsFor([key, ...rest]: readonly string[]): string {
  if (key === undefined) return '';
  const [name, ...below] = rest;
  const naming = NAMING[key];
  return naming !== undefined && name !== undefined
    ? `${naming}${name}${wordsFor(below)}`
    : `${SUFFIX[key] ?? ''}${wordsFor(rest)}`;
}

/** Examples are data, so marks in them don't count. */
const childrenOf = (node: Node): [string, unknown][] =>
  Object.entries(node).filter(([key]) => key !== 'examples' && key !== 'example');

function walk(node: unknown, way: readonly string[]): [readonly string[], string][] {
  if (Array.isArray(node))
    return node.flatMap((item, index) =>
      walk(item, [...way, isNode(item) && typeof item.name === 'string' ? item.name : String(index)]),
    );
  if (!isNode(node)) return [];
  const question = node['x-unverified'];
  return [
    ...(typeof question === 'string' ? [[way, question] as [readonly string[], string]] : []),
    ...childrenOf(node).flatMap(([key, child]) => walk(child, [...way, key])),
  ];
}

/** The operations of a path item. For a schema or another shared part, the document. */
function partsOf(document: Node, fallback: string): [string, unknown][] {
  const operations = METHODS.map((method) => document[method]).filter(isNode);
  if (operations.length > 0) return operations.map((operation) => [String(operation.operationId), operation]);
  return [[typeof document.title === 'string' ? document.title : fallback, document]];
}

/** All `x-unverified` marks in a file. `fallback` names a part without a title. */
export const findUnverified = (document: Node, fallback: string): Finding[] =>
  partsOf(document, fallback).flatMap(([name, part]) =>
    walk(part, []).map(([way, question]) => ({name: `${name}${wordsFor(way)}`, question})),
  );

/** How many scopes in a document are marked as inferred rather than read. */
export function countInferredScopes(node: unknown): number {
  const children = Array.isArray(node) ? node : isNode(node) ? Object.values(node) : [];
  const scopes: unknown = isNode(node) ? node['x-scopes'] : undefined;
  const own = Array.isArray(scopes) ? scopes.filter((scope) => isNode(scope) && scope.inferred === true).length : 0;
  return children.reduce<number>((sum, child) => sum + countInferredScopes(child), own);
}
