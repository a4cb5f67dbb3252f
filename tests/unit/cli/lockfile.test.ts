import {expect, test} from 'vitest';
import {type LockEntry, type Lockfile, lockfileProblems} from '../../../src/cli/lockfile';

const version = '1.0.0';
const integrity = `sha512-${'a'.repeat(86)}==`;
const A = 'node_modules/a';
const B = 'node_modules/b';
const NESTED = `${A}/node_modules/b`;
const REGISTRY = 'Use a version of the registry.';

/** Changes the lockfile of a project that requires `a`, which requires its own `b`, but not the other one. */
const problemsOf = (changed: Lockfile, optionalDependencies = {}) =>
  lockfileProblems(
    {
      '': {dependencies: {a: '1.0.0'}},
      [A]: {
        version,
        integrity,
        dependencies: {b: '^1.0.0 || 2.x'},
        peerDependencies: {c: '*'},
        devDependencies: {d: '1'},
      },
      [NESTED]: {version, integrity},
      ...changed,
    },
    {dependencies: {a: '1.0.0'}, optionalDependencies},
  );

test('the packages that package.json requires have no problem, also indirectly and for other platforms', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({[B]: {version: '7.1.0-dev.2026', integrity}}, {b: 'npm:b@>=7.1.0-dev.2026', c: 'latest'})).toEqual(
    [],
  );
});

test.each<[what: string, folder: string, entry: LockEntry, problem: string]>([
  ['no hash', NESTED, {}, 'must have a sha512 hash in `integrity`, and no `name`, `resolved` or `link`. Install'],
  ['another URL', NESTED, {integrity, resolved: 'https://evil.example/b.tgz'}, 'must have a sha512 hash'],
  ['another name', NESTED, {integrity, name: 'evil'}, 'must have a sha512 hash'],
  ['a link', NESTED, {integrity, link: true}, 'must have a sha512 hash'],
  [
    'a version from a repository',
    NESTED,
    {integrity, version: 'git+https://a/b#c'},
    'has a version that no registry has',
  ],
  ['a package that nothing requires', B, {integrity}, 'is required by nothing in package.json. Remove it'],
  ['a package that only develops another', 'node_modules/d', {integrity}, 'is required by nothing in package.json'],
  ['a folder of the project', 'src/evil', {integrity}, "isn't a folder of a package in node_modules. Remove it."],
  ['a folder above', 'node_modules/../b', {integrity}, "isn't a folder of a package"],
  ['an install script', NESTED, {integrity, hasInstallScript: true}, 'has an install script. Use another'],
  [
    'a repository',
    NESTED,
    {integrity, dependencies: {c: 'git+ssh://a/c'}},
    `requires c from git+ssh://a/c. ${REGISTRY}`,
  ],
  ['a short repository', NESTED, {integrity, optionalDependencies: {c: 'a/c'}}, `requires c from a/c. ${REGISTRY}`],
  ['a URL', NESTED, {integrity, peerDependencies: {c: 'https://a/c'}}, `requires c from https://a/c. ${REGISTRY}`],
  ['a file', NESTED, {integrity, dependencies: {c: 'file:../c'}}, `requires c from file:../c. ${REGISTRY}`],
  ['an archive', NESTED, {integrity, dependencies: {c: 'c.tar.gz'}}, `requires c from c.tar.gz. ${REGISTRY}`],
  ['a folder', NESTED, {integrity, dependencies: {c: '..'}}, `requires c from ... ${REGISTRY}`],
  ['a URL of the project', '', {devDependencies: {c: 'http://a/c'}}, `requires c from http://a/c. ${REGISTRY}`],
])('a lockfile is refused for %s', (_, folder, entry, problem) => {
  const named = `package-lock.json: ${folder === '' ? 'the project' : folder} ${problem}`;
  expect(problemsOf({[folder]: entry})).toContainEqual(expect.stringContaining(named));
});
