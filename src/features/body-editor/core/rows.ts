import {type JSONPath, type Node, findNodeAtLocation} from 'jsonc-parser';
import type {Schema} from '../../../../openapi/model/spec';
import {type FieldFacts, factsOf, listedValues} from './fields';
import {namesOf, shapesOf, typesOf} from './schemas';

export type RowKind = 'text' | 'number' | 'choice' | 'date' | 'date-time' | 'list' | 'cards' | 'json';

/** One field in the form of a body: a value, a list, or what only JSON can express. */
export interface Row extends FieldFacts {
  readonly path: JSONPath;
  /** Path as text, as problems have it: `settings.name`. */
  readonly id: string;
  /** Its name within its card. */
  readonly name: string;
  readonly kind: RowKind;
  readonly schema: Schema;
  /** Undefined if the body doesn't have it. */
  readonly node: Node | undefined;
  readonly isRequired: boolean;
}

const FORMATS: Readonly<Record<string, RowKind>> = {date: 'date', 'date-time': 'date-time'};

const isScalar = (kind: RowKind): boolean => kind !== 'json' && kind !== 'cards' && kind !== 'list';

/** How the form shows a schema. Text and numbers are one line; what isn't described as a single shape is JSON. */
export function kindOf(schema: Schema): RowKind {
  const shapes = shapesOf(schema, undefined);
  const types = typesOf(schema).filter((type) => type !== 'null');
  const [type] = types;
  if (shapes.length > 1 || types.length !== 1) return 'json';
  if (type === 'boolean' || schema.enum) return 'choice';
  if (type === 'array') {
    const item = kindOf(schema.items ?? {});
    return isScalar(item) ? 'list' : hasFields(schema.items ?? {}) ? 'cards' : 'json';
  }
  if (type === 'object') return 'json';
  return type === 'string' ? (FORMATS[schema.format ?? ''] ?? 'text') : 'number';
}

/** Whether the form can show an object as rows: it has named fields, and one shape. */
export function hasFields(schema: Schema): boolean {
  const shapes = shapesOf(schema, undefined);
  return shapes.length === 1 && Object.keys(shapes[0]?.properties ?? {}).length > 0;
}

/** The JSON values of a choice. */
export function choicesOf(schema: Schema): readonly string[] {
  const values = typesOf(schema).includes('boolean') ? ['true', 'false'] : listedValues(schema);
  return typesOf(schema).includes('null') ? [...values, 'null'] : values;
}

/** Whether the value in the text can be shown by its kind. All others are shown as JSON. */
function isShownAs(kind: RowKind, node: Node | undefined): boolean {
  if (kind === 'json' || !node) return true;
  if (kind === 'list') return node.type === 'array' && node.children?.every(({children}) => !children) === true;
  if (kind === 'cards') return node.type === 'array' && node.children?.every(({type}) => type === 'object') === true;
  return node.children === undefined;
}

interface Place {
  readonly path: JSONPath;
  readonly prefix: string;
  /** Whether the body needs the object, or has it. */
  readonly isRequired: boolean;
}

function rowsIn(schema: Schema, node: Node | undefined, {path, prefix, isRequired}: Place): readonly Row[] {
  const [shape = {}] = shapesOf(schema, node);
  const {properties = {}, required = []} = shape;
  const described = namesOf(shape).flatMap((name): readonly Row[] => {
    const own = properties[name] ?? {};
    const value = node?.type === 'object' ? findNodeAtLocation(node, [name]) : undefined;
    const isNeeded = isRequired && required.includes(name);
    const at = [...path, name];
    if (hasFields(own) && typesOf(own).length === 1 && (!value || value.type === 'object'))
      return rowsIn(own, value, {path: at, prefix: `${prefix}${name}.`, isRequired: isNeeded || value !== undefined});
    const kind = kindOf(own);
    return [
      {
        ...{path: at, id: at.join('.'), name: prefix + name, isRequired: isNeeded, node: value},
        ...{kind: isShownAs(kind, value) ? kind : 'json', schema: own, ...factsOf(shapesOf(own, undefined))},
      },
    ];
  });
  const others = (node?.type === 'object' ? (node.children ?? []) : []).flatMap(({children = []}) => {
    const name = String(children[0]?.value);
    return Object.hasOwn(properties, name) ? [] : [unknownRow([...path, name], prefix + name, children[1])];
  });
  return [...described, ...others];
}

/** A field of the text that the description doesn't have. */
const unknownRow = (path: JSONPath, name: string, node: Node | undefined): Row => ({
  ...{path, name, node, id: path.join('.'), kind: 'json', schema: {}},
  ...{isRequired: false, type: '', about: ''},
});

/** The rows of an object, required ones first. @param path of the object, empty for the body */
export function rowsOf(schema: Schema, node: Node | undefined, path: JSONPath = []): readonly Row[] {
  const rows = rowsIn(schema, node, {path, prefix: '', isRequired: true});
  return [...rows.filter(({isRequired}) => isRequired), ...rows.filter(({isRequired}) => !isRequired)];
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** The JSON of an entered text. A number that isn't complete is a string, which the check reports. */
export const rawOf = (kind: RowKind, text: string): string =>
  kind === 'number' && NUMBER.test(text) ? text : JSON.stringify(text);

/** The text that an input shows for a value. Numbers keep their digits. */
export const shownText = (body: string, node: Node | undefined): string =>
  !node ? '' : node.type === 'string' ? String(node.value) : body.slice(node.offset, node.offset + node.length);

/** The parts of a date and time for native inputs. Undefined if they can't show it. */
export function dateTimeParts(text: string): {readonly local: string; readonly offset: string} | undefined {
  const found = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:?\d\d)$/.exec(text);
  return found?.[1] !== undefined && found[2] !== undefined ? {local: found[1], offset: found[2]} : undefined;
}

/** The whitespace at the start of the line of a position. */
const indentAt = (text: string, position: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', position - 1) + 1))?.[0] ?? '';

/** A value as it is written, without the indentation of its line. */
export function jsonOf(text: string, {offset, length}: Node): string {
  const indent = indentAt(text, offset);
  return text.slice(offset, offset + length).replaceAll(`\n${indent}`, '\n');
}

/** The same with it. No string of JSON has a line break. */
export const indented = (text: string, node: Node | undefined, raw: string): string =>
  node ? raw.replaceAll('\n', `\n${indentAt(text, node.offset)}`) : raw;
