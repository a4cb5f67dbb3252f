import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readOptions} from '../node/options';
import {StepFailed, main} from '../node/steps';
import {licenseProblems} from './licenses';
import {type LockEntry, lockProblems, packageNameOf} from './lockfile';

/** Fields of an installed package.json. Old packages have a list of licenses. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly licenses?: readonly {readonly type: string}[];
}

/** Problems of an installed package. Packages for other platforms are not installed. */
function problemsOf(folder: string, entry: LockEntry): string[] {
  const id = `${packageNameOf(folder, entry)}@${entry.version ?? ''}`;
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return licenseProblems(id, entry.license);
  const {name, version, license, licenses} = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const declared =
    typeof license === 'string' ? license : (entry.license ?? licenses?.map(({type}) => type).join(' AND '));
  // npm can take a package from its cache by the hash alone.
  const isOther = `${name}@${version}` !== id;
  return [
    ...(isOther ? [`${file} belongs to ${name}@${version}, not to ${id}.`] : []),
    ...licenseProblems(id, declared),
  ];
}

/** Checks that the lockfile and the installed packages are what they say, and that their licenses are allowed. */
main(() => {
  readOptions('npx tsx src/cli/checkPackages.ts');
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, LockEntry>};
  const entries = Object.entries(packages).filter(([folder]) => folder !== '');
  const problems = entries.flatMap(([folder, entry]) => [...lockProblems(folder, entry), ...problemsOf(folder, entry)]);
  for (const problem of problems) console.error(problem);
  console.log(`${String(entries.length)} packages checked, problems: ${String(problems.length)}`);
  return problems.length === 0 ? Promise.resolve() : Promise.reject(new StepFailed());
});
