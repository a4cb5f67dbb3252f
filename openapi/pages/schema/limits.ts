import type {Schema} from '../../model/spec';
import {isPlain, itemVariants, typeName} from './typeName';
import {code, codes, literal} from '../inlineMarkdown';
import {type Shape, patternsOf, shapeOf} from '../../model/shape';
import {say, sayCount} from '../formatMessage';

/** Longer lists are collapsed. */
const MANY = 12;

/** A limit of a value: a sentence of Markdown, or a longer list of values. */
export type Limit = string | {readonly title: string; readonly values: readonly string[]};

function ofPart(part: string, limits: readonly Limit[]): Limit[] {
  const said = (sentence: string): string =>
    say('limit.part', {part, limit: `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`});
  return limits.map((limit) => (typeof limit === 'string' ? said(limit) : {...limit, title: said(limit.title)}));
}

/** Null is part of the type, so it is not repeated among the values. */
function closedValues({enum: values = [], nullable}: Shape): Limit[] {
  const others = values.filter((value) => !(nullable && value === null));
  if (others.length === 0) return [];
  if (others.length === 1) return [say('limit.always', {value: code(others[0])})];
  return others.length > MANY
    ? [{title: say('limit.oneOfMany', {count: others.length}), values: others.map(literal)}]
    : [say('limit.oneOf', {values: codes(others)})];
}

function openValues({'x-known-values': values = []}: Shape): Limit[] {
  if (values.length === 0) return [];
  return values.length > MANY
    ? [{title: say('limit.knownMany', {count: values.length}), values}]
    : [say('limit.known', {values: codes(values)})];
}

/** Objects need no example, because their fields and the samples have some. */
function example({examples: [first] = [], ...shape}: Shape, description: string): string | undefined {
  // A list of all values needs no example.
  if (shape.const !== undefined || shape.enum) return undefined;
  if (first === undefined || (typeof first === 'object' && first !== null)) return undefined;
  return description.includes(literal(first)) ? undefined : say('limit.example', {value: code(first)});
}

/** The values of a variant, if it lists all. */
const valuesOf = ({const: one, enum: values = one === undefined ? [] : [one]}: Schema): readonly unknown[] => values;

/** Title and description as sentences. */
const wordsOf = ({title, description}: Schema): string =>
  [title, description].flatMap((text) => (text ? [text.trim().replace(/[^.!?]$/, '$&.')] : [])).join(' ');

/** What a variant without fields says: its values with its words, else its description and limits by its type, which the title only names. */
function ofVariant(variant: Schema): Limit[] {
  const values = valuesOf(variant);
  const words = wordsOf(values.length > 0 ? variant : {description: variant.description});
  if (words !== '' && values.length > 0) return [`${codes(values)}: ${words}`];
  const part = say('limit.as', {type: typeName(variant)});
  return [...(words === '' ? [] : [say('limit.part', {part, limit: words})]), ...ofPart(part, limitsOf(variant))];
}

/** Variants without fields, except those in the type name of a list. If all are values, these come first, as one sentence. */
function plainChoices(shape: Shape, isItem: boolean): Limit[] {
  const {variants: items, literals} = itemVariants(shape);
  const [annotated] = shape.choices
    .map(({variants}) => variants)
    .filter((all) => all.every((one) => valuesOf(one).length > 0));
  if (annotated)
    return [
      say('limit.oneOf', {values: codes(annotated.flatMap(valuesOf))}),
      ...annotated.filter((one) => wordsOf(one) !== '').flatMap(ofVariant),
    ];
  const plain = shape.choices.flatMap(({variants}) => (variants.every(isPlain) ? variants : []));
  return (isItem && literals.length > 0 ? items : plain).flatMap(ofVariant);
}

function between(
  low: number | undefined,
  high: number | undefined,
  unit?: `unit.${'characters' | 'items' | 'fields'}`,
): string | undefined {
  const counted = (number: number): string => (unit ? sayCount(unit, number) : String(number));
  if (low === undefined) return high === undefined ? undefined : say('limit.atMost', {count: counted(high)});
  if (low === high) return say('limit.exactly', {count: counted(low)});
  return high === undefined
    ? say('limit.atLeast', {count: counted(low)})
    : say('limit.between', {low, high: counted(high)});
}

/** The limits of a value. An example that is in `description` is left out. */
export function limitsOf(node: Schema, description = '', isItem = false): Limit[] {
  const shape = shapeOf(node);
  const {items} = shape;
  const limits: (Limit | undefined | false)[] = [
    shape['x-inside-itself'] && say('limit.sameAs', {name: code(shape.title)}),
    shape.const === undefined ? undefined : say('limit.always', {value: code(shape.const)}),
    ...closedValues(shape),
    ...openValues(shape),
    ...(items === undefined ? [] : ofPart(say('limit.each'), limitsOf(items, '', true))),
    ...plainChoices(shape, isItem),
    shape.default === undefined ? undefined : say('limit.default', {value: code(shape.default)}),
    between(shape.minimum, shape.maximum),
    between(shape.minLength, shape.maxLength, 'unit.characters'),
    between(shape.minItems, shape.maxItems, 'unit.items'),
    between(shape.minProperties, shape.maxProperties, 'unit.fields'),
    ...patternsOf(shape).map((pattern) => say('limit.matches', {pattern: code(pattern)})),
    example(shape, description),
  ];
  return limits.filter((limit) => limit !== undefined && limit !== false);
}
