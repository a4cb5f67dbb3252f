import {isObject} from '../../src/utils/isObject';

/** Sets of fields of which one must be complete. */
export type Alternatives = readonly (readonly string[])[];

/** Whether a body has all fields of one of the sets. An empty string or null doesn't count as a value. */
export const hasAlternative = (alternatives: Alternatives, body: unknown): boolean =>
  alternatives.some((names) =>
    names.every((name) => isObject(body) && !['', null, undefined].includes(body[name] as null)),
  );

/** Rank of a field to send: required ones are first, then those of alternatives, then the others. */
export function inputRank(
  {name, required}: {readonly name: string; readonly required: boolean},
  alternatives: Alternatives = [],
): 0 | 1 | 2 {
  if (required) return 0;
  return alternatives.flat().includes(name) ? 1 : 2;
}

/** The alternatives as text: `email_address, or phone and last_name`. @param write formats a name */
export const alternativesText = (alternatives: Alternatives, write = (name: string): string => name): string =>
  alternatives.map((names) => names.map(write).join(' and ')).join(', or ');
