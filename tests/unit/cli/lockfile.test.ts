import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {type LockEntry, lockProblems} from '../../../src/cli/lockfile';

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, LockEntry>};
const CLSX = 'node_modules/clsx';
const clsx = packages[CLSX] ?? {};

describe('An entry of the lockfile', () => {
  test.each<[string, LockEntry, string]>([
    ['another package under this name', {name: 'ms', version: '2.1.1'}, "is the package 'ms' under another name"],
    ['no hash', {integrity: undefined}, 'has no sha512 hash'],
    ['a weak hash', {integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk='}, 'has no sha512 hash'],
    [
      'a weak hash next to a strong one',
      {integrity: `sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk= ${clsx.integrity ?? ''}`},
      'sha512',
    ],
    ['a link', {link: true}, 'is a link'],
    ['a download URL', {resolved: 'https://packages.example/ms-2.1.1.tgz'}, 'has a download URL'],
    ['a URL as its version', {version: 'https://packages.example/clsx.tgz'}, "which isn't a registry version"],
  ])('is refused with %s', (_, forged, problem) => {
    expect(lockProblems(CLSX, {...clsx, ...forged})).toEqual([
      expect.stringMatching(new RegExp(`^package-lock\\.json: node_modules/clsx .*${problem}`)) as string,
    ]);
  });

  test('is refused when it has the name of a known alias in another place', () => {
    const alias = 'node_modules/react-loadable';
    expect(lockProblems(alias, packages[alias] ?? {})).toEqual([]);
    expect(lockProblems(CLSX, packages[alias] ?? {})).toHaveLength(1);
    expect(lockProblems(alias, {...packages[alias], name: undefined})).toHaveLength(1);
  });
});
