import {type JSONPath, type Node, findNodeAtLocation, findNodeAtOffset, parseTree} from 'jsonc-parser';
import type {Schema} from '../../../../openapi/model/spec';
import {type Caret, caretAt, lacksComma} from './caret';
import type {Edit} from './edits';
import {type FieldFacts, type IdsFor, dateText, dateTimeText, factsOf, listedValues, nameIn} from './fields';
import {namesOf, schemasAt, shapesOf, typesOf} from './schemas';

export interface Completion extends FieldFacts {
  /** A name, or a value as JSON without its quotes. */
  readonly label: string;
  readonly isRequired: boolean;
  readonly edit: Edit;
  /** Where the caret is after the edit. */
  readonly caret: number;
}

export interface Completions {
  readonly caret: Caret;
  readonly items: readonly Completion[];
}

export interface Described {
  readonly schema: Schema;
  readonly idsFor: IdsFor;
  readonly now: Date;
}

/** A value with which a field starts. A string has its quotes; a choice is completed next. */
export function startOf(schema: Schema): string {
  const [only, ...others] = listedValues(schema);
  const [type] = typesOf(schema);
  if (only !== undefined && others.length === 0 && !schema['x-known-values']) return only;
  if (type === 'object' || schema.properties) return '{}';
  if (type === 'array') return '[]';
  return type === 'string' ? '""' : '';
}

/** Whether the caret belongs into a value: a string, an object or a list without content. */
export const isContainer = (raw: string): boolean => /^(?:""|\{\}|\[\])$/.test(raw);

/** What follows a comma at a position: the next line if each entry has a line of its own. */
function separatorAt(text: string, position: number): string {
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1, position);
  return text.includes('\n') ? `\n${/^\s*/.exec(line)?.[0] ?? ''}` : ' ';
}

/** The edit of a name or value with the commas that it needs. @param inside caret, from the end of the text */
function editOf(text: string, {from, to}: Caret, part: string, inside: number): Pick<Completion, 'edit' | 'caret'> {
  const before = text.slice(0, from).trimEnd();
  const isAfter = lacksComma(text, from);
  const start = isAfter ? before.length : from;
  const opening = isAfter ? `,${text.slice(start, from) || separatorAt(text, start)}` : '';
  const closing = /^["\w{[-]/.test(text.slice(to).trimStart()) ? ',' : '';
  const whole = opening + part + closing;
  return {edit: {from: start, to, text: whole}, caret: start + whole.length - closing.length - inside};
}

/** From how many letters on the middle of a word counts. */
const ENOUGH = 3;

/** 0 if a label begins with what was typed, 1 if a word of it does, 2 if it contains it. Undefined otherwise. */
function rankOf(label: string, typed: string): number | undefined {
  const at = label.toLowerCase().indexOf(typed.toLowerCase());
  if (at <= 0) return at < 0 ? undefined : 0;
  if (label.toLowerCase().includes(`_${typed.toLowerCase()}`)) return 1;
  return typed.length < ENOUGH ? undefined : 2;
}

/** The items with what was typed, the best ones first. */
function matching<Item extends {readonly label: string}>(items: readonly Item[], typed: string): readonly Item[] {
  const rank = ({label}: Item): number => rankOf(label, typed) ?? Infinity;
  return items.filter((item) => rank(item) < Infinity).sort((a, b) => rank(a) - rank(b));
}

function fieldNames(text: string, caret: Caret, {schema}: Described, tree: Node | undefined): readonly Completion[] {
  const {path, to, typed} = caret;
  const object = tree && findNodeAtLocation(tree, path);
  const present = (object?.children ?? []).map(({children}) => String(children?.[0]?.value));
  const hasColon = text.slice(to).trimStart().startsWith(':');
  // The first variant with a name counts, as on the page.
  const names = new Map<string, {readonly schema: Schema; readonly shape: Schema}>();
  for (const shape of schemasAt(schema, path, tree))
    for (const name of namesOf(shape))
      if (!names.has(name)) names.set(name, {schema: shape.properties?.[name] ?? {}, shape});
  const items = [...names].map(([label, {schema: own, shape}]) => {
    const start = hasColon ? '' : startOf(shapesOf(own, undefined)[0] ?? own);
    const part = JSON.stringify(label) + (hasColon ? '' : `: ${start}`);
    const isRequired = shape.required?.includes(label) ?? false;
    const edit = editOf(text, caret, part, isContainer(start) ? 1 : 0);
    return {label, isRequired, ...factsOf(shapesOf(own, undefined)), ...edit};
  });
  return matching(
    items.filter(({label}) => !present.includes(label)),
    typed,
  );
}

/** The JSON values that can be at a place, each with a word on it. */
function valuesFor(shape: Schema, path: JSONPath, {idsFor, now}: Described): readonly (readonly [string, string])[] {
  const types = typesOf(shape);
  const ids = idsFor(nameIn(path) ?? '').map(({id, name}): [string, string] => [
    types.includes('integer') && /^\d+$/.test(id) ? id : JSON.stringify(id),
    name,
  ]);
  const formats: Readonly<Record<string, string>> = {date: dateText(now), 'date-time': dateTimeText(now)};
  const date = types.includes('string') ? formats[shape.format ?? ''] : undefined;
  const isList = types.includes('array') || types.includes('object');
  const samples = isList ? [] : [shape.default, ...(shape.examples ?? [])].filter((one) => one !== undefined);
  return [
    ...listedValues(shape).map((raw): [string, string] => [raw, '']),
    ...(types.includes('boolean') ? ['true', 'false'] : []).map((raw): [string, string] => [raw, '']),
    ...(isList ? [] : ids),
    ...(date === undefined ? [] : [[JSON.stringify(date), ''] as [string, string]]),
    ...samples.map((one): [string, string] => [JSON.stringify(one), '']),
    ...(types.includes('null') ? [['null', ''] as [string, string]] : []),
    ...(isList ? [[startOf(shape), ''] as [string, string]] : []),
  ];
}

/** The values that a list has already, as JSON. None for a value that isn't in a list. */
function usedIn(tree: Node | undefined, path: JSONPath): readonly string[] {
  const isItem = typeof path.at(-1) === 'number';
  const list = tree && isItem ? findNodeAtLocation(tree, path.slice(0, -1)) : undefined;
  return (list?.children ?? []).map(({value}) => JSON.stringify(value));
}

function values(text: string, caret: Caret, described: Described, tree: Node | undefined): readonly Completion[] {
  const shapes = schemasAt(described.schema, caret.path, tree);
  const found = new Map<string, string>();
  for (const [raw, about] of shapes.flatMap((shape) => valuesFor(shape, caret.path, described)))
    if (!found.has(raw)) found.set(raw, about);
  for (const raw of usedIn(tree, caret.path)) found.delete(raw);
  const items = [...found].map(([raw, about]) => ({
    ...{label: raw.replaceAll(/^"|"$/g, ''), type: '', about, isRequired: false},
    ...editOf(text, caret, raw, isContainer(raw) ? 1 : 0),
  }));
  // Objects and lists are begun by their own bracket, not by a quote.
  const isQuoted = text.slice(caret.from, caret.to).startsWith('"');
  return matching(
    items.filter(({label}) => !isQuoted || !isContainer(label)),
    caret.typed,
  );
}

/** What the schema allows at a position of a body, which can be broken. */
export function completionsAt(text: string, position: number, described: Described, isNew = false): Completions {
  const caret = caretAt(text, position, isNew);
  // Without what is being typed, the rest can often be read.
  const tree = parseTree(text.slice(0, caret.from) + text.slice(caret.to));
  const items = (caret.isName ? fieldNames : values)(text, caret, described, tree);
  return {caret, items};
}

/** The field at a position: the one whose name or value is there. Undefined in text that nothing describes. */
export function fieldAt(
  text: string,
  position: number,
  schema: Schema,
): (FieldFacts & {readonly path: JSONPath}) | undefined {
  const caret = caretAt(text, position);
  const path = caret.isName && caret.typed !== '' ? [...caret.path, caretName(text, caret)] : caret.path;
  const shapes = path.length > 0 ? schemasAt(schema, path, parseTree(text)) : [];
  return shapes.length > 0 ? {path, ...factsOf(shapes)} : undefined;
}

/** Where the next field of the object at a position begins. @returns an edit for a text without an object */
export function nextFieldAt(text: string, position: number): {readonly edit?: Edit; readonly caret: number} {
  const tree = parseTree(text);
  if (!tree) return {edit: {from: 0, to: text.length, text: '{\n  \n}'}, caret: 4};
  let node: Node | undefined = findNodeAtOffset(tree, position) ?? tree;
  while (node && node.type !== 'object') node = node.parent;
  const object = node ?? tree;
  const last = object.children?.at(-1);
  return {caret: last ? last.offset + last.length : object.offset + 1};
}

const caretName = (text: string, {from, to}: Caret): string => text.slice(from, to).replaceAll('"', '');
