import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {STAGES} from '../../../stages/stages';

test('each browser test belongs to one part', () => {
  const commands = Object.values(STAGES).map(({command: [, args]}) => args);
  const specs = ['e2e', 'a11y', 'visual'].flatMap((folder) =>
    readdirSync(`tests/${folder}`, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => `tests/${folder}/${file.replaceAll('\\', '/')}`),
  );
  const partsOf = (spec: string): number =>
    commands.filter((args) => args.some((arg) => arg.startsWith('tests/') && spec.startsWith(arg))).length;
  expect(specs.filter((spec) => partsOf(spec) !== 1)).toEqual([]);
});
