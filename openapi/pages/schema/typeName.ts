import type {Schema} from '../../model/spec';
import {isFile} from '../../model/bodies';
import {anyEntry, isReference, membersOf} from '../../model/members';
import {type Shape, shapeOf} from '../../model/shape';
import {orList, say} from '../formatMessage';

const inBrackets = (name: string): string => (/\s/.test(name) ? `(${name})` : name);

/** With more literals than this, the description lists them. */
const FEW = 2;

/** The strings that a variant allows, if they are few and it has no other keywords. */
function literalsIn(node: Schema): readonly string[] {
  const {const: one, enum: values = one === undefined ? [] : [one], nullable, description, ...shape} = shapeOf(node);
  const isPlain = !nullable && description === undefined && shape.choices.length === 0;
  const strings = values.filter((value) => typeof value === 'string');
  return isPlain && strings.length === values.length && values.length <= FEW ? strings : [];
}

/** The items of a list, and literals that are allowed instead, such as `_is_null` for integers. If there are only literals, they are the items. */
export function itemVariants({types, choices}: Shape): {
  readonly variants: readonly Schema[];
  readonly literals: readonly string[];
} {
  const variants = types.length === 0 && choices.length === 1 ? (choices[0]?.variants ?? []) : [];
  const others = variants.filter((variant) => literalsIn(variant).length === 0);
  return others.length === 0 ? {variants, literals: []} : {variants: others, literals: variants.flatMap(literalsIn)};
}

function objectName(shape: Shape): string {
  if (isReference(shape)) return say('type.reference');
  const entry = anyEntry(shape);
  const named = Object.keys(shape.properties ?? {}).length > 0;
  return entry === undefined || named ? 'object' : say('type.map', {entry: typeName(entry)});
}

/** The type of a list: `integer[]`, `string[] (email)`. Literals follow: `integer[], or _is_null`. */
function arrayName({items}: Shape): string {
  if (items === undefined) return 'array';
  const item = shapeOf(items);
  if (item.nullable) return say('type.list', {item: inBrackets(typeName(items))});
  const {variants, literals} = itemVariants(item);
  if (literals.length > 0) {
    const list = say('type.list', {item: inBrackets(orList(unique(variants.map(typeName))))});
    return say('type.orLiteral', {type: list, literals: orList(literals)});
  }
  const name = orList(namesOf(item));
  return withFormat(say('type.list', {item: inBrackets(name === '' ? say('type.any') : name)}), item);
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** The types that are not null, each once. */
function namesOf(shape: Shape): string[] {
  // Text that is no file in JSON either.
  if (isFile(shape) && !shape.contentMediaType?.startsWith('text/')) return [say('type.file')];
  const names =
    shape.types.length > 0
      ? shape.types.map((type) => (type === 'object' ? objectName(shape) : type === 'array' ? arrayName(shape) : type))
      : shape.choices.flatMap(({variants}) => variants.map(typeName));
  return unique(names);
}

/** Types of JSON, and our names for other simple values. */
const isSimple = (name: string): boolean =>
  /^(?:string|number|integer|boolean|array|object)(?:\[\])*$/.test(name) ||
  [say('type.reference'), say('type.any'), say('type.file')].includes(name);

function withFormat(type: string, {format, contentMediaType, contentEncoding}: Shape): string {
  const notes = [format === 'binary' ? undefined : format, contentMediaType, contentEncoding].filter(Boolean);
  return notes.length > 0 ? `${type} (${notes.join(', ')})` : type;
}

/** The type as text: `string or null`, `integer[]`, `object: any name → string`. */
export function typeName(node: Schema): string {
  const shape = shapeOf(node);
  const bare = namesOf(shape);
  const names = bare.length > 0 || shape.nullable ? bare : [say('type.any')];
  const name = withFormat(orList(names), shape);
  if (!shape.nullable) return name;
  if (names.length > 1 && shape.format === undefined) return orList([...names, 'null']);
  // In "array: string, integer, or null", null would seem to be a type of the items.
  return names.every(isSimple) ? orList([name, 'null'].filter(Boolean)) : say('type.orNull', {type: name});
}

/** The type of a field, with null separate. Nearly every response field can be null, and its type must stay visible. */
export function fieldType(node: Schema): {readonly type: string; readonly nullable: boolean} {
  const shape = shapeOf(node);
  const names = namesOf(shape);
  return shape.nullable && names.length > 0
    ? {type: withFormat(orList(names), shape), nullable: true}
    : {type: typeName(node), nullable: false};
}

/** Whether a schema has no named parts, so that its type describes it. */
export function isPlain(node: Schema): boolean {
  const shape = shapeOf(node);
  return (
    membersOf(shape).length === 0 &&
    shape.choices.every(({variants}) => variants.every(isPlain)) &&
    (shape.items === undefined || isPlain(shape.items))
  );
}
