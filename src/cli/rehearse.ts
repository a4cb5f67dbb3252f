import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {main, read, run, step, tsx} from '../node/steps';
import {checkOut, lastCommit, scratchFolder} from './scratch';

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

/** What is raised, and the range that it may not leave. */
const RAISED: readonly (readonly [name: RegExp, range: string])[] = [
  [/^@docusaurus\//, '^3'],
  [/^docusaurus-(plugin|theme)-openapi-docs$/, '*'],
];

/** The newest release of a package within a range, as the registry says. */
async function newest(name: string, range: string): Promise<string> {
  const response = await read('npm', ['view', `${name}@${range}`, 'version', '--json']);
  // One release comes as a string, several as a list in alphabetical order; a range holds no pre-release.
  const versions = [JSON.parse(response) as string | string[]].flat();
  const found = versions.sort(new Intl.Collator('en', {numeric: true}).compare).at(-1);
  if (found === undefined) throw new Error(`The registry has no release of ${name} in the range ${range}.`);
  return found;
}

/** Writes the newest releases into the manifest of a folder, and says which. */
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
 * Tries an upgrade in a scratch folder: the newest Docusaurus and OpenAPI packages, types and a build. Says what breaks, and
 * changes nothing here. Needs the network. CONTRIBUTING.md keeps what was found last; plugins/README.md lists what an upgrade may break.
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
