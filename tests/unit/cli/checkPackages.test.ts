import {spawnSync} from 'node:child_process';
import {cpSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {writeIn} from '../../../src/node/files';
import {folderOfEachTest} from '../../fixtures/temporaryFolder';

const folder = folderOfEachTest();

/** Checks a folder with these packages, by folder: the license in the lockfile, and the fields of the installed package. */
function check(packages: Readonly<Record<string, readonly [locked: string | undefined, installed?: object]>>) {
  const entries = Object.entries(packages).map(([name, [license, installed]]) => {
    if (installed) writeIn(folder(), `node_modules/${name}/package.json`, JSON.stringify(installed));
    const integrity = `sha512-${'a'.repeat(86)}==`;
    return [`node_modules/${name}`, {version: '1.0.0', integrity, license}] as const;
  });
  const dependencies = Object.fromEntries(Object.keys(packages).map((name) => [name, '1.0.0']));
  writeIn(folder(), 'package-lock.json', JSON.stringify({packages: Object.fromEntries(entries)}));
  writeIn(folder(), 'package.json', JSON.stringify({dependencies}));
  const args = ['--import', import.meta.resolve('tsx'), path.resolve('src/cli/checkPackages.ts')];
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {cwd: folder(), encoding: 'utf8'});
  return {status, stdout, problems: stderr.trim().split('\n')};
}

test('the license of a package is the one of the installed package, and that of the lockfile is the same', () => {
  cpSync('.npmrc', path.join(folder(), '.npmrc'));
  const {status, problems} = check({
    right: ['MIT', {license: 'MIT'}],
    old: [undefined, {licenses: [{type: 'MIT'}, {type: 'ISC'}]}],
    both: [undefined, {licenses: [{type: 'MIT'}, {type: 'GPL-3.0-only'}]}],
    'for-another-platform': ['MIT'],
    forged: ['MIT', {license: 'GPL-3.0-only'}],
    hidden: ['MIT', {license: {type: 'GPL-3.0-only'}}],
    none: ['MIT', {}],
  });
  const different = (name: string, installed: string): string =>
    `package-lock.json: node_modules/${name} has the license 'MIT', and the installed package has '${installed}'. Run npm ci, or install the package again.`;
  const refused = (name: string, license: string): string =>
    `${name}@1.0.0 has the license '${license}', which src/cli/licenses.ts doesn't allow.`;
  expect(problems).toEqual([
    refused('both', 'MIT AND GPL-3.0-only'),
    ...[different('forged', 'GPL-3.0-only'), refused('forged', 'GPL-3.0-only')],
    ...[different('hidden', 'GPL-3.0-only'), refused('hidden', 'GPL-3.0-only')],
    ...[different('none', ''), refused('none', '')],
  ]);
  expect(status).toBe(1);
});

test('.npmrc has the known lines and no others, and nothing else in the tree sets up npm', () => {
  const added = [
    'registry=https://evil.example/',
    '@docusaurus:registry=https://evil.example/',
    'ignore-scripts=false',
    'node-options=--require ./evil.cjs',
    'script-shell=./evil.sh',
  ];
  const known = ['omit-lockfile-registry-resolved=true', 'save-exact=true', 'fund=false', 'audit=false'];
  // For npm, a carriage return ends a comment.
  writeFileSync(path.join(folder(), '.npmrc'), ['# comment\rregistry=x', ...known, ...added].join('\n'));
  for (const file of ['tests/.npmrc', 'npm-shrinkwrap.json', 'node_modules/a/.npmrc']) writeIn(folder(), file, '');
  const fix = 'or change the list in src/cli/checkPackages.ts.';
  const read = 'npm would read it. Remove it: only .npmrc and package-lock.json of the project count.';
  expect(check({}).problems).toEqual([
    ...['registry=x', ...added].map((line) => `.npmrc: ${line} is not allowed. Remove it, ${fix}`),
    `.npmrc: ignore-scripts=true is missing. Add it, ${fix}`,
    `npm-shrinkwrap.json: ${read}`,
    `tests/.npmrc: ${read}`,
  ]);
});
