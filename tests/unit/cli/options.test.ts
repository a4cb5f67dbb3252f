import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';

const COMMANDS = [
  ...['build', 'check', 'demo', 'i18nWrite', 'release', 'reproduce', 'sandbox', 'serve', 'start', 'status'].map(
    (name) => `src/cli/${name}.ts`,
  ),
  ...['bench/index', 'rehearse/index', 'samples/compile', 'search/judge'].map((name) => `tests/${name}.ts`),
  ...['bundle', 'checkExamples', 'generate', 'lint', 'specDiff'].map((name) => `openapi/tools/${name}.ts`),
];

function start(...args: readonly string[]): {status: number | null; stdout: string; stderr: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['.config/run.cjs', ...args], {encoding: 'utf8'});
  return {status, stdout, stderr};
}

test.each(COMMANDS)(
  '%s refuses an unknown option with its usage, in one line',
  (command) => {
    expect(start(command, '--bogus')).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Unknown option '--bogus'\. Usage: npm [^\n]+\n$/) as string,
    });
  },
  60_000,
);

test.each([
  ['src/cli/build.ts', '--help'],
  ['src/cli/status.ts', '-h'],
  ['tests/bench/index.ts', '--help'],
])(
  '%s %s prints its usage, and does nothing else',
  (command, option) => {
    expect(start(command, option)).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Usage: npm [^\n]+\n$/) as string,
      stderr: '',
    });
  },
  60_000,
);

test('a command refuses a word that it does not expect', () => {
  expect(start('src/cli/status.ts', 'now').stderr).toBe(
    "Unexpected argument 'now'. Usage: npm run status [-- --json]\n",
  );
}, 60_000);

test('a benchmark that does not exist is named, with those that do', () => {
  const {status, stderr} = start('tests/bench/index.ts', '--only', 'nope');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no part 'nope'\. Usage: npm run bench \[-- --only visits\|[^\n]+\n$/);
}, 60_000);
