import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';

/** The work of a command that was imported. */
let work: (() => unknown) | undefined;
vi.mock('../../../src/node/command', async (load) => ({
  ...(await load<object>()),
  main: (given: () => unknown) => {
    work = given;
  },
}));

function start(...args: readonly string[]): {status: number | null; stdout: string; stderr: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['.config/run.cjs', ...args], {encoding: 'utf8'});
  return {status, stdout, stderr};
}

test('every command reads its options in the same way, which refuses unknown ones', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Readonly<Record<string, string>>};
  const files = Object.values(scripts).flatMap((script) => /\S+\.ts\b/.exec(script) ?? []);
  const others = files.filter((file) => !readFileSync(file, 'utf8').includes('readOptions('));
  // It passes its arguments on to the tool that it names.
  expect(others).toEqual(['src/cli/spec.ts']);
});

test('an unknown option is refused with the usage, in one line', () => {
  expect(start('src/cli/build.ts', '--bogus')).toEqual({
    status: 1,
    stdout: '',
    stderr: "Unknown option '--bogus'. Usage: npm run build [-- --only pages|site --fast-compression]\n",
  });
}, 60_000);

test('-h prints the usage of a command, and does nothing else', () => {
  expect(start('src/cli/serve.ts', '-h')).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Usage: npm [^\n]+\n$/) as string,
    stderr: '',
  });
}, 60_000);

test.each([
  ['src/cli/serve.ts', 'now', "Unexpected argument 'now'. Usage: npm run serve"],
  ['src/cli/check.ts', 'layout', 'No check is called "layout". Choose from: '],
  ['src/cli/spec.ts', 'lnt', 'Name a tool: npm run spec -- lint|record|snapshot|unverified'],
  ['tests/run.ts', 'units', "There is no part 'units'. Usage: npm test [-- --all | --changed]"],
  ['tests/nightly.ts', 'nope', "There is no part 'nope'. Choose from a11y, "],
])(
  '%s refuses the word %s, and names those that it knows',
  async (command, word, message) => {
    const args = process.argv;
    process.argv = [process.execPath, command, word];
    try {
      await import(path.resolve(command));
      await expect(Promise.resolve().then(work)).rejects.toThrow(message);
    } finally {
      process.argv = args;
    }
  },
  60_000,
);
