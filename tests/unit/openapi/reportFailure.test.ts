import {afterEach, expect, test, vi} from 'vitest';
import {reportFailure} from '../../../openapi/tools/reportFailure';

afterEach(() => {
  process.exitCode = undefined;
});

test.each<[string, unknown, string]>([
  ['an error of our own', new Error('No page for people-index.'), 'No page for people-index.'],
  ['what was thrown, when it is no error', 'odd', 'odd'],
  [
    'the words of the tool that failed, without its stack',
    Object.assign(new Error('Command failed: node x'), {
      stderr: Buffer.from(
        '[ERROR] Error: API_URL is not a URL.\nSee .env.example.\n    at read (/a/b.ts:1:2)\n    at async c.mjs:3:4\n',
      ),
    }),
    'API_URL is not a URL.\nSee .env.example.',
  ],
  [
    'the error of a tool that failed without a word',
    Object.assign(new Error('Command failed: node x'), {stderr: Buffer.from('')}),
    'Command failed: node x',
  ],
])('a failing tool says %s, and ends with 1', (_, error, said) => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  reportFailure(error);
  expect(complain.mock.calls).toEqual([[said]]);
  expect(process.exitCode).toBe(1);
});
