import type {Schema} from '../spec';

type Bounded = Pick<
  Schema,
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems'
  | 'minProperties'
  | 'maxProperties'
>;

/** A number with its unit, in the plural where it is not one. */
const count = (number: number, unit: string): string =>
  unit ? `${String(number)} ${unit}${number === 1 ? '' : 's'}` : String(number);

function between(low: number | undefined, high: number | undefined, unit = ''): string[] {
  if (low !== undefined && low === high) return [`Exactly ${count(low, unit)}.`];
  if (low !== undefined && high !== undefined) return [`From ${String(low)} to ${count(high, unit)}.`];
  if (low !== undefined) return [`At least ${count(low, unit)}.`];
  return high === undefined ? [] : [`At most ${count(high, unit)}.`];
}

/** How large, how long and how many. */
export const rangeWords = (schema: Bounded): string[] => [
  ...between(schema.minimum, schema.maximum),
  ...(schema.exclusiveMinimum === undefined ? [] : [`More than ${String(schema.exclusiveMinimum)}.`]),
  ...(schema.exclusiveMaximum === undefined ? [] : [`Less than ${String(schema.exclusiveMaximum)}.`]),
  ...(schema.multipleOf === undefined ? [] : [`A multiple of ${String(schema.multipleOf)}.`]),
  ...between(schema.minLength, schema.maxLength, 'character'),
  ...between(schema.minItems, schema.maxItems, 'item'),
  ...(schema.uniqueItems ? ['No item twice.'] : []),
  ...between(schema.minProperties, schema.maxProperties, 'field'),
];
