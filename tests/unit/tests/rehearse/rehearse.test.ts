import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {changes} from '../../../rehearse/changes';

const replaced = changes.flatMap(({file, from}) => (from === undefined ? [] : [{file, from}]));

test.each(replaced)('@code-03 a change that an upgrade needs matches the sources: $from in $file', ({file, from}) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
});
