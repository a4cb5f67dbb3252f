import {type Patch, type PatchFacts, conditionsOf} from './patch';
import * as patches from './patches';
import {elsewhere} from './patches/elsewhere';

const rowOf = (name: string, {replaces, gain, measure, removeWhen}: PatchFacts, expects: string): readonly string[] => [
  `\`${name}\``,
  replaces,
  gain,
  `\`${measure}\``,
  expects,
  removeWhen,
];

/** The rows of the table in plugins/README.md. */
export const patchRows: readonly (readonly string[])[] = [
  ['Patch', 'Replaces', 'Gain', 'Measure', 'Must match', 'Remove it when'],
  ...Object.entries<Patch>(patches).map(([name, patch]) => rowOf(name, patch, String(conditionsOf(patch).length))),
  ...Object.entries(elsewhere).map(([file, facts]) => rowOf(file, facts, '-')),
];
