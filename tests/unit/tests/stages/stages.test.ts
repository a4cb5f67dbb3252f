import {readFileSync, readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {searches} from '../../../fixtures/tags';
import {STAGES} from '../../../stages/stages';

const specs = ['e2e', 'a11y', 'visual'].flatMap((folder) =>
  readdirSync(`tests/${folder}`, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `tests/${folder}/${file.replaceAll('\\', '/')}`),
);

/** Whether a command of Playwright selects a test with this title, which begins with its file. */
function selects(args: readonly string[], title: string): boolean {
  const matches = (option: string): boolean | undefined => {
    const pattern = args.find((arg) => arg.startsWith(`${option}=`))?.slice(option.length + 1);
    return pattern === undefined ? undefined : new RegExp(pattern, 'i').test(title);
  };
  const isIn = args.some((arg) => arg.startsWith('tests/') && title.startsWith(arg));
  return isIn && matches('--grep') !== false && matches('--grep-invert') !== true;
}

test('each browser test belongs to one part, one with a tag too', () => {
  const commands = Object.values(STAGES).map(({command: [, args]}) => args);
  const isAlone = (title: string): boolean => commands.filter((args) => selects(args, title)).length === 1;
  const tagged = specs.filter((spec) => readFileSync(spec, 'utf8').includes('fixtures/tags'));
  expect(specs.filter((spec) => !isAlone(`${spec} A title`))).toEqual([]);
  expect(tagged.filter((spec) => !isAlone(`${spec} A title ${searches.tag}`))).toEqual([]);
});
