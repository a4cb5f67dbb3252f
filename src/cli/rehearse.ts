import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {main, read, run, step, tsx} from '../node/steps';
import {checkOut, lastCommit, scratchFolder} from './scratch';

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

/** Packages to upgrade, with their allowed ranges. */
const RAISED: readonly (readonly [name: RegExp, range: string])[] = [
  [/^@docusaurus\//, '^3'],
  [/^docusaurus-(plugin|theme)-openapi-docs$/, '*'],
];

/** The newest release of a package in a range, from the registry. */
async function newest(name: string, range: string): Promise<string> {
  const response = await read('npm', ['view', `${name}@${range}`, 'version', '--json']);
  // npm prints one release as a string, and several as an alphabetical list. A range has no pre-releases.
  const versions = [JSON.parse(response) as string | string[]].flat();
  const found = versions.sort(new Intl.Collator('en', {numeric: true}).compare).at(-1);
  if (found === undefined) throw new Error(`The registry has no release of ${name} in the range ${range}.`);
  return found;
}

/** Writes the newest releases to the package.json of a folder, and prints them. */
async function raise(folder: string): Promise<void> {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  for (const packages of [manifest.dependencies, manifest.devDependencies]) {
    for (const [name, version] of Object.entries(packages)) {
      const range = RAISED.find(([pattern]) => pattern.test(name))?.[1];
      if (range === undefined) continue;
      packages[name] = await newest(name, range);
      console.log(`  ${name}: ${version} to ${packages[name]}`);
    }
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

/**
 * Tries an upgrade to the newest Docusaurus and OpenAPI packages in a scratch folder, with types and a build. Needs the
 * network. The last results are in CONTRIBUTING.md. plugins/README.md lists what an upgrade can break.
 */
main(async () => {
  const folder = scratchFolder('rehearse');
  checkOut(lastCommit(), folder);
  await raise(folder);
  await step('Install', () => run('npm', ['install', '--no-package-lock', '--loglevel', 'error'], {cwd: folder}));
  const attempts = [
    ['Types', [process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit']]],
    ['Build', tsx('src/cli/build.ts')],
  ] as const;
  const broken: string[] = [];
  for (const [label, [command, args]] of attempts) {
    await step(label, () => run(command, args, {cwd: folder})).catch(() => broken.push(label));
  }
  if (broken.length > 0) throw new Error(`The upgrade broke (see above): ${broken.join(', ')}.`);
  console.log('The upgrade builds. Run the tests before you adopt it.');
});
