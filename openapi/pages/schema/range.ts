import type {Schema} from '../../model/spec';
import {say, sayCount} from '../say';

type Bounded = Pick<
  Schema,
  'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minProperties' | 'maxProperties'
>;

type Unit = 'unit.characters' | 'unit.items' | 'unit.fields';

const counted = (number: number, unit: Unit | undefined): string => (unit ? sayCount(unit, number) : String(number));

function between(low: number | undefined, high: number | undefined, unit?: Unit): string[] {
  if (low !== undefined && low === high) return [say('limit.exactly', {count: counted(low, unit)})];
  if (low !== undefined && high !== undefined) return [say('limit.between', {low, high: counted(high, unit)})];
  if (low !== undefined) return [say('limit.atLeast', {count: counted(low, unit)})];
  return high === undefined ? [] : [say('limit.atMost', {count: counted(high, unit)})];
}

/** Limits of size, length and number. */
export const rangeWords = (schema: Bounded): string[] => [
  ...between(schema.minimum, schema.maximum),
  ...between(schema.minLength, schema.maxLength, 'unit.characters'),
  ...between(schema.minItems, schema.maxItems, 'unit.items'),
  ...between(schema.minProperties, schema.maxProperties, 'unit.fields'),
];
