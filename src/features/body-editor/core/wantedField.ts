import {type JSONPath, findNodeAtLocation, parseTree} from 'jsonc-parser';
import type {Schema} from '../../../../openapi/model/spec';
import {isContainer, startOf} from './completions';
import {type Edit, valueEdit} from './edits';
import {shapesOf, typesOf} from './schemas';

/** The path of a described field, in the first item of each list around it. Names that no schema has end it: the labels of variants. */
export function pathFor(schema: Schema, names: readonly string[]): {readonly path: JSONPath; readonly schema: Schema} {
  const path: JSONPath = [];
  let own = schema;
  for (const name of names) {
    const isList = typesOf(own).includes('array');
    const holder = isList ? (own.items ?? {}) : own;
    const next = shapesOf(holder, undefined).find(({properties = {}}) => Object.hasOwn(properties, name));
    const child = next?.properties?.[name];
    if (!child) break;
    path.push(...(isList ? [0] : []), name);
    own = child;
  }
  return {path, schema: own};
}

/** Stands for a value whose place is looked for. No JSON has it. */
const PLACE = '\u0001';

/** Adds a field to a body, with the caret in its value. Without an edit if the body has it. Undefined if nothing describes it. */
export function wantedField(
  text: string,
  body: Schema,
  names: readonly string[],
): {readonly edit?: Edit; readonly caret: number} | undefined {
  const {path, schema} = pathFor(body, names);
  if (path.length === 0) return undefined;
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, path);
  if (node) return {caret: node.offset + (node.type === 'string' || node.children ? 1 : 0)};
  const start = startOf(schema);
  const {from, to, text: part} = valueEdit(text, path, PLACE);
  const caret = from + part.indexOf(PLACE) + start.length - (isContainer(start) ? 1 : 0);
  return {edit: {from, to, text: part.replace(PLACE, start)}, caret};
}
