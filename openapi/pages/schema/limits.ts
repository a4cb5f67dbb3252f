import type {Schema} from '../../model/spec';
import {isPlain} from './members';
import {code, codes, literal} from '../inlineMarkdown';
import {type Shape, shapeOf} from '../../model/shape';
import {anyEntry, itemVariants, typeName} from './typeName';
import {say, sayCount} from '../say';

/** Longer lists are collapsed. */
const MANY = 12;

/** The limits of a value: sentences of Markdown, and longer lists of values. */
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

/** The limits of a part of the value. */
function of(what: string, limits: Limits): Limits {
  const said = (sentence: string): string =>
    say('limit.part', {part: what, limit: `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`});
  return {
    words: limits.words.map(said),
    lists: limits.lists.map(({title, values}) => ({title: said(title), values})),
  };
}

const listed = (title: string, values: readonly unknown[]): Limits => ({
  words: [],
  lists: [{title, values: values.map(literal)}],
});

/** Null is part of the type, so it is not repeated among the values. */
function closedValues({enum: values, nullable}: Shape): Limits {
  const others = values?.filter((value) => !(nullable && value === null)) ?? [];
  if (others.length === 0) return words();
  if (others.length === 1) return words(say('limit.always', {value: code(others[0])}));
  return others.length > MANY
    ? listed(say('limit.oneOfMany', {count: others.length}), others)
    : words(say('limit.oneOf', {values: codes(others)}));
}

function openValues({'x-known-values': values}: Shape): Limits {
  if (!values) return words();
  return values.length > MANY
    ? listed(say('limit.knownMany', {count: values.length}), values)
    : words(say('limit.known', {values: codes(values)}));
}

/** Objects need no example, because their fields and the samples have some. */
function example({examples: [first] = [], ...shape}: Shape, description: string): string | undefined {
  // A list of all values needs no example.
  if (shape.const !== undefined || shape.enum) return undefined;
  if (first === undefined || (typeof first === 'object' && first !== null)) return undefined;
  return description.includes(literal(first)) ? undefined : say('limit.example', {value: code(first)});
}

function withoutFields({additionalProperties, properties = {}}: Shape): string | undefined {
  return additionalProperties === false && Object.keys(properties).length === 0
    ? say('limit.withoutFields')
    : undefined;
}

/** Descriptions of variants without fields, except those in the type name of a list. */
function plainChoices(shape: Shape, isItem: boolean): Limits {
  const {variants: items, literals} = itemVariants(shape);
  const plain = shape.choices.flatMap(({variants}) => (variants.every(isPlain) ? variants : []));
  return all(
    (isItem && literals.length > 0 ? items : plain).map((variant) =>
      of(say('limit.as', {type: typeName(variant)}), limitsOf(variant)),
    ),
  );
}

type Unit = 'unit.characters' | 'unit.items' | 'unit.fields';

function between(low: number | undefined, high: number | undefined, unit?: Unit): string | undefined {
  const counted = (number: number): string => (unit ? sayCount(unit, number) : String(number));
  if (low === undefined) return high === undefined ? undefined : say('limit.atMost', {count: counted(high)});
  if (low === high) return say('limit.exactly', {count: counted(low)});
  return high === undefined
    ? say('limit.atLeast', {count: counted(low)})
    : say('limit.between', {low, high: counted(high)});
}

/** The limits of a value. An example that is in `description` is left out. */
export function limitsOf(node: Schema, description = '', isItem = false): Limits {
  const shape = shapeOf(node);
  const {items} = shape;
  return all([
    shape.const === undefined ? words() : words(say('limit.always', {value: code(shape.const)})),
    closedValues(shape),
    openValues(shape),
    items === undefined ? words() : of(say('limit.each'), limitsOf(items, '', true)),
    plainChoices(shape, isItem),
    words(
      shape.default === undefined ? undefined : say('limit.default', {value: code(shape.default)}),
      between(shape.minimum, shape.maximum),
      between(shape.minLength, shape.maxLength, 'unit.characters'),
      between(shape.minItems, shape.maxItems, 'unit.items'),
      between(shape.minProperties, shape.maxProperties, 'unit.fields'),
    ),
    words(shape.pattern === undefined ? undefined : say('limit.matches', {pattern: code(shape.pattern)})),
    words(anyEntry(shape) === undefined ? withoutFields(shape) : undefined, example(shape, description)),
  ]);
}
