import type {SchemaNode} from '../spec';
import {isPlain} from './contents';
import {code, codes, literal} from './literal';
import {rangeWords} from './range';
import {type Shape, shapeOf} from './shape';
import {anyEntry, typeName} from './typeName';

/** A list of more values is folded. */
const MANY = 12;

/** What a value must keep to: sentences of Markdown, and lists of values that are too long for one. */
export interface Limits {
  readonly words: readonly string[];
  readonly lists: readonly {readonly title: string; readonly values: readonly string[]}[];
}

const words = (...sentences: readonly (string | undefined)[]): Limits => ({
  words: sentences.filter((sentence) => sentence !== undefined),
  lists: [],
});

const all = (limits: readonly Limits[]): Limits => ({
  words: limits.flatMap((one) => one.words),
  lists: limits.flatMap((one) => one.lists),
});

/** The same limits, said of a part of the value. */
function of(what: string, limits: Limits): Limits {
  const said = (sentence: string): string => `${what}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  return {
    words: limits.words.map(said),
    lists: limits.lists.map(({title, values}) => ({title: said(title), values})),
  };
}

const listed = (title: string, values: readonly unknown[]): Limits => ({
  words: [],
  lists: [{title, values: values.map(literal)}],
});

/** Null is told with the type, so it is not told again among the values. */
function closedValues({enum: values, nullable}: Shape): Limits {
  const told = values?.filter((value) => !(nullable && value === null)) ?? [];
  if (told.length === 0) return words();
  return told.length > MANY ? listed(`One of ${String(told.length)} values`, told) : words(`One of ${codes(told)}.`);
}

function openValues({'x-known-values': values}: Shape): Limits {
  if (!values) return words();
  return values.length > MANY
    ? listed(`${String(values.length)} known values, more may come`, values)
    : words(`Known values: ${codes(values)}. More may come.`);
}

function refused({not}: Shape): string | undefined {
  if (not === undefined) return undefined;
  const {const: one, enum: some} = shapeOf(not);
  if (one === undefined && !some) return `Not of the type ${code(typeName(not))}.`;
  return `Anything but ${codes(some ?? [one])}.`;
}

/** Objects show what they hold in their fields, and the samples show them filled. */
function example({examples: [first] = [], ...shape}: Shape, description: string): string | undefined {
  // A list of all values needs no example.
  if (shape.const !== undefined || shape.enum) return undefined;
  if (first === undefined || (typeof first === 'object' && first !== null)) return undefined;
  return description.includes(literal(first)) ? undefined : `For example ${code(first)}.`;
}

function otherFields(shape: Shape): string | undefined {
  if (shape.additionalProperties !== false) return undefined;
  return Object.keys(shape.properties ?? {}).length > 0 ? 'No other fields.' : 'Without fields.';
}

/** Variants of which none has fields are told in words. */
const plainChoices = ({choices}: Shape): Limits =>
  all(
    choices
      .flatMap(({variants}) => (variants.every(isPlain) ? variants : []))
      .map((variant) => of(`As ${typeName(variant)}`, limitsOf(variant))),
  );

/** What a value must keep to, in the order in which it is asked for. An example that `description` has told is left out. */
export function limitsOf(node: SchemaNode, description = ''): Limits {
  const shape = shapeOf(node);
  const {items} = shape;
  return all([
    shape.const === undefined ? words() : words(`Always ${code(shape.const)}.`),
    closedValues(shape),
    openValues(shape),
    items === undefined || shape.prefixItems || shapeOf(items).never ? words() : of('Each item', limitsOf(items)),
    plainChoices(shape),
    words(shape.default === undefined ? undefined : `Default ${code(shape.default)}.`, ...rangeWords(shape)),
    words(shape.pattern === undefined ? undefined : `Matches ${code(shape.pattern)}.`, refused(shape)),
    words(anyEntry(shape) === undefined ? otherFields(shape) : undefined, example(shape, description)),
  ]);
}
