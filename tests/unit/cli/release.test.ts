// cspell:words NOSYSTEM
import {spawnSync} from 'node:child_process';
import {chmodSync, cpSync, existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {writeIn} from '../../../src/node/files';
import {folderOfEachTest} from '../../fixtures/temporaryFolder';

const folder = folderOfEachTest();

/** The settings of this machine: an ignore list that hides backups. */
const MACHINE = '[user]\nname = a\nemail = a@example.com\n[core]\nexcludesFile = ../ignored\n';
/** In place of npm: a build that publishes what it finds, and a list of packages. */
const NPM = `#!/bin/sh
if [ "$1" = sbom ]; then echo '{}'; exit; fi
mkdir -p build
for place in static openapi/dist docs/api; do if [ -d $place ]; then cp -r $place/. build/; fi; done
`;

function runIn(command: string, ...args: string[]) {
  const env = {
    PATH: `${folder()}/bin:${process.env.PATH ?? ''}`,
    GIT_CONFIG_GLOBAL: `${folder()}/gitconfig`,
    GIT_CONFIG_NOSYSTEM: '1',
  } as unknown as NodeJS.ProcessEnv;
  return spawnSync(command, args, {cwd: path.join(folder(), 'project'), env, encoding: 'utf8'});
}

const put = (file: string, text = 'text'): void => writeIn(path.join(folder(), 'project'), file, text);

beforeEach(() => {
  for (const file of ['.ci/release', '.gitignore']) cpSync(file, path.join(folder(), 'project', file));
  put('static/a.txt');
  writeIn(folder(), 'gitconfig', MACHINE);
  writeIn(folder(), 'ignored', '*.bak\n');
  writeIn(folder(), 'bin/npm', NPM);
  chmodSync(path.join(folder(), 'bin/npm'), 0o755);
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'a'],
  ])
    expect(runIn('git', ...args).status).toBe(0);
});

describe('A release', () => {
  test.each(['static/a.txt', 'static/b.txt', 'static/.env', 'openapi/v2/a.bak'])(
    'is refused while the tree has %s, which no commit has',
    (file) => {
      put(file, 'changed');
      const {status, stderr} = runIn('.ci/release');
      expect(status).toBe(1);
      expect(stderr).toMatch(/^A release is built from a commit\. Commit or remove your changes:\n/);
      expect(stderr).toContain(path.dirname(file));
      expect(existsSync(path.join(folder(), 'project/build'))).toBe(false);
    },
  );

  test('has nothing that earlier builds left', () => {
    for (const left of ['openapi/dist/old.json', 'docs/api/old.mdx', 'release/old.tgz']) put(left);
    const {status, stderr} = runIn('.ci/release');
    expect([stderr, status]).toEqual(['', 0]);
    expect(readFileSync(path.join(folder(), 'project/release/SHA256SUMS'), 'utf8')).toMatch(/^\w{64} {2}\.\/a\.txt\n$/);
    expect(readdirSync(path.join(folder(), 'project/release')).sort()).toEqual(['SHA256SUMS', 'sbom.cdx.json']);
  });
});
