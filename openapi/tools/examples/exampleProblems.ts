import {collectExamples} from './collectExamples';
import {missingExamples} from './missingExamples';
import type {Node} from '../../model/node';
import {validatorOf} from './validator';

interface ExampleProblem {
  readonly location: string;
  /** Begins with the JSON pointer of the value within the example. */
  readonly message: string;
}

interface Verdict {
  readonly checked: number;
  readonly problems: readonly ExampleProblem[];
}

/** Validates every example of a bundled description against its schema, and lists missing examples. */
export function exampleProblems(spec: Node): Verdict {
  const examples = collectExamples(spec);
  const validate = validatorOf(spec);
  const missing = missingExamples(spec).map((location) => ({
    location,
    message: 'no example. Add `examples:` to the schema, or `example:` next to it',
  }));
  const invalid = examples.flatMap(({location, schema, value}) =>
    validate(schema, value, 'the example').map((message) => ({location, message})),
  );
  return {checked: examples.length, problems: [...missing, ...invalid]};
}
