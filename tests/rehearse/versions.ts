import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {read} from '../../src/node/steps';

/** The dependencies of a package.json. */
export interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Packages to upgrade, with their allowed ranges. */
const RAISED: readonly (readonly [name: RegExp, range: string])[] = [
  [/^@docusaurus\//, '^3'],
  [/^docusaurus-(plugin|theme)-openapi-docs$/, '*'],
];

/** Finds a version of a package in a range. */
type Find = (name: string, range: string) => Promise<string>;

/** The newest release of a package in a range, from the registry. */
export const newest: Find = async (name, range) => {
  const response = await read('npm', ['view', `${name}@${range}`, 'version', '--json']);
  // npm prints one release as a string, and several as an alphabetical list. A range has no pre-releases.
  const versions = [JSON.parse(response) as string | string[]].flat();
  const found = versions.sort(new Intl.Collator('en', {numeric: true}).compare).at(-1);
  if (found === undefined) throw new Error(`The registry has no release of ${name} in the range ${range}.`);
  return found;
};

/** The dependencies with Docusaurus and the OpenAPI packages in the versions that `find` returns. */
export async function raised<Given extends Manifest>(manifest: Given, find: Find): Promise<Given> {
  const raise = async (packages: Readonly<Record<string, string>>): Promise<Record<string, string>> => {
    const result: Record<string, string> = {};
    for (const [name, version] of Object.entries(packages)) {
      const range = RAISED.find(([pattern]) => pattern.test(name))?.[1];
      result[name] = range === undefined ? version : await find(name, range);
    }
    return result;
  };
  return {
    ...manifest,
    dependencies: await raise(manifest.dependencies),
    devDependencies: await raise(manifest.devDependencies),
  };
}

/** Writes the newest releases to the package.json of a folder, and prints them. */
export async function raiseIn(folder: string): Promise<void> {
  const file = path.join(folder, 'package.json');
  const before = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const after = await raised(before, newest);
  const all = ({dependencies, devDependencies}: Manifest): [string, string][] =>
    Object.entries({...dependencies, ...devDependencies});
  const old = new Map(all(before));
  for (const [name, version] of all(after)) {
    if (old.get(name) !== version) console.log(`  ${name}: ${old.get(name) ?? ''} to ${version}`);
  }
  writeFileSync(file, JSON.stringify(after, null, 2));
}
