import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';

const COMMANDS = [
  ...['build', 'check', 'demo', 'release', 'sandbox', 'search', 'serve', 'start'].map((name) => `src/cli/${name}.ts`),
  ...['bench', 'nightly', 'run', 'rehearse/index', 'samples/compile', 'search/judge'].map((name) => `tests/${name}.ts`),
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
  ['src/cli/serve.ts', '-h'],
  ['tests/run.ts', '--help'],
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

test.each([
  ['src/cli/serve.ts', 'now', "Unexpected argument 'now'. Usage: npm run serve\n"],
  ['src/cli/check.ts', 'speling', 'No check is called "speling". Choose from: '],
  ['src/cli/spec.ts', 'lnt', 'Name a tool: npm run spec -- diff|examples|lint|record|snapshot|unverified\n'],
  ['tests/run.ts', 'units', "There is no part 'units'. Usage: npm test [-- --all]"],
  ['tests/nightly.ts', 'nope', "There is no part 'nope'. Choose from a11y, "],
])(
  '%s refuses the word %s, and names those that it knows',
  (command, word, message) => {
    const {status, stderr} = start(command, word);
    expect([status, stderr.slice(0, message.length)]).toEqual([1, message]);
  },
  60_000,
);
