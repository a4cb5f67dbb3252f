import {collectExamples} from './collectExamples';
import {missingExamples} from './missingExamples';
import type {Node} from './node';
import {validatorOf} from './validator';

export interface Fault {
  readonly place: string;
  /** Begins with the JSON pointer of the value within the example. */
  readonly message: string;
}

export interface Verdict {
  readonly checked: number;
  readonly faults: readonly Fault[];
}

/** Validates every example of a bundled specification against its schema; one that is due and missing is a fault. */
export function checkExamples(spec: Node): Verdict {
  const examples = collectExamples(spec);
  const validate = validatorOf(spec);
  const lacking = missingExamples(spec).map((place) => ({
    place,
    message: 'no example. Add `examples:` to the schema, or `example:` next to it',
  }));
  const wrong = examples.flatMap(({place, schema, value}) =>
    validate(schema, value, 'the example').map((message) => ({place, message})),
  );
  return {checked: examples.length, faults: [...lacking, ...wrong]};
}

/** For people: where, which value, what is wrong. */
export const formatFault = (label: string, {place, message}: Fault): string => `API ${label}, ${place}: ${message}`;
