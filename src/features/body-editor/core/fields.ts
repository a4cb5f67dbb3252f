import type {JSONPath} from 'jsonc-parser';
import type {Schema} from '../../../../openapi/model/spec';
import {firstSentence} from '../../../utils/firstSentence';
import {typesOf} from './schemas';

/** A record that a response of this tab had. */
export interface OfferedId {
  readonly id: string;
  /** Empty without a name. */
  readonly name: string;
}

/** The records whose IDs a field with this name can have. */
export type IdsFor = (name: string) => readonly OfferedId[];

/** What a field is, in the words of the description. */
export interface FieldFacts {
  /** `string or null`, `date-time`. Empty for any value. */
  readonly type: string;
  /** First sentence of its description. */
  readonly about: string;
}

export function factsOf(shapes: readonly Schema[]): FieldFacts {
  const types = shapes.flatMap((shape) =>
    typesOf(shape).map((type) => (type === 'string' ? (shape.format ?? type) : type)),
  );
  const about = shapes.map(({description = ''}) => firstSentence(description)).find(Boolean) ?? '';
  return {type: [...new Set(types)].join(' or '), about};
}

/** The name of a field, also for the items of a list. */
export const nameIn = (path: JSONPath): string | undefined => path.findLast((step) => typeof step === 'string');

/** The path without indexes: `attendees.email`. */
export const namesIn = (path: JSONPath): readonly string[] => path.filter((step) => typeof step === 'string');

/** The JSON values that a schema lists: those of a closed list, then those that are known of an open one. */
export function listedValues({const: only, enum: closed = [], 'x-known-values': known = []}: Schema): string[] {
  const values = [...(only === undefined ? [] : [only]), ...closed, ...known];
  return [...new Set(values.map((value) => JSON.stringify(value)))];
}

const twoDigits = (value: number): string => String(Math.abs(value)).padStart(2, '0');

export const dateText = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');

/** The offset of a time zone at a time: `-04:00`. */
export function offsetText(date: Date): string {
  const minutes = -date.getTimezoneOffset();
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.trunc(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** A time with the offset of the browser, to the minute. */
export const dateTimeText = (date: Date): string =>
  `${dateText(date)}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}:00${offsetText(date)}`;
