import type {SchemaNode} from '../spec';
import {type Shape, shapeOf} from './shape';

const EMBEDDED = /^Embedded(String|Uuid)?Resource$/;

/** A reference to another record. Its two fields are always the same, so that pages do not open it. */
export const isReference = ({title}: Shape): boolean => title !== undefined && EMBEDDED.test(title);

/** What a value of any name holds, where an object takes names that its description does not list. */
export const anyEntry = ({additionalProperties: entry}: Shape): SchemaNode | undefined =>
  typeof entry === 'object' || typeof entry === 'string' ? entry : undefined;

const inBrackets = (name: string): string => (/ or |, |: /.test(name) ? `(${name})` : name);

function objectName(shape: Shape): string {
  if (isReference(shape)) return 'reference';
  const entry = anyEntry(shape);
  const named = Object.keys(shape.properties ?? {}).length > 0;
  return entry === undefined || named ? 'object' : `object: any name → ${typeName(entry)}`;
}

function arrayName({items, prefixItems}: Shape): string {
  if (prefixItems) return `array: ${prefixItems.map((place) => inBrackets(typeName(place))).join(', ')}`;
  return items === undefined ? 'array' : `array of ${inBrackets(typeName(items))}`;
}

/** `a`, `a or b`, `a, b or c`. */
const orList = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');

/** The types that are not null, each once. */
function namesOf(shape: Shape): string[] {
  if (shape.never) return ['nothing'];
  if (shape.circular !== undefined) return ['object'];
  const names =
    shape.types.length > 0
      ? shape.types.map((type) => (type === 'object' ? objectName(shape) : type === 'array' ? arrayName(shape) : type))
      : shape.choices.flatMap(({variants}) => variants.map(typeName));
  return [...new Set(names)];
}

/** The type as a developer says it: `string or null`, `array of integer`, `object: any name → string`. */
export function typeName(node: SchemaNode): string {
  const shape = shapeOf(node);
  const bare = namesOf(shape);
  const names = bare.length > 0 || shape.nullable ? bare : ['any value'];
  const name = [orList(names), shape.format && `(${shape.format})`].filter(Boolean).join(' ');
  if (!shape.nullable) return name;
  if (names.length > 1 && shape.format === undefined) return orList([...names, 'null']);
  return /^array[ :]|→/.test(name) ? `${name}, or null` : orList([name, 'null']);
}
