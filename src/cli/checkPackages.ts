import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {StepFailed, main, readOptions} from '../node/command';
import {licenseProblems} from './licenses';
import {type LockEntry, type Lockfile, type Requiring, lockfileProblems} from './lockfile';

type License = string | {readonly type?: string};

/** Fields of an installed package.json. Old packages have a list of licenses, or an object. */
interface Manifest {
  readonly license?: License;
  readonly licenses?: readonly License[];
}

/**
 * All lines of `.npmrc` but comments. Another registry could have any package under a known name, and other settings can run
 * programs.
 */
const NPMRC: readonly string[] = [
  'ignore-scripts=true',
  'omit-lockfile-registry-resolved=true',
  'save-exact=true',
  'fund=false',
  'audit=false',
];

/** What npm reads in the folder where it runs: its settings, and a lockfile that it prefers to package-lock.json. */
const NPM_FILES: readonly string[] = ['.npmrc', 'npm-shrinkwrap.json'];

/** Folders without files of the project. */
const FOREIGN: readonly string[] = [
  'node_modules',
  '.git',
  '.docusaurus',
  '.test-cache',
  'build',
  'release',
  'reports',
];

/** Relative paths of the files of npm in a folder and those below it. */
function npmFilesIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return FOREIGN.includes(entry.name) ? [] : npmFilesIn(file);
    return NPM_FILES.includes(entry.name) ? [file] : [];
  });
}

/** What `.npmrc` must not say, and files that would say more. Lines and comments are those of npm's parser. */
function settingProblems(): string[] {
  const lines = readFileSync('.npmrc', 'utf8')
    .split(/[\r\n]+/)
    .filter((line) => !/^\s*(?:[;#]|$)/.test(line));
  const fix = 'or change the list in src/cli/checkPackages.ts.';
  return [
    ...lines.filter((line) => !NPMRC.includes(line)).map((line) => `.npmrc: ${line} is not allowed. Remove it, ${fix}`),
    ...NPMRC.filter((line) => !lines.includes(line)).map((line) => `.npmrc: ${line} is missing. Add it, ${fix}`),
    ...npmFilesIn('.')
      .filter((file) => file !== '.npmrc')
      .map((file) => `${file}: npm would read it. Remove it: only .npmrc and package-lock.json of the project count.`),
  ];
}

/** The license that an installed package declares, empty without one. Packages for other platforms are not installed. */
function installedLicense(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const {license, licenses} = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const declared = license === undefined ? (licenses ?? []) : [license];
  return declared.map((one) => (typeof one === 'string' ? one : (one.type ?? ''))).join(' AND ');
}

function licenseProblemsOf([folder, entry]: readonly [string, LockEntry]): string[] {
  const name = entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const installed = installedLicense(folder) ?? entry.license;
  const locked = entry.license ?? installed;
  const differs = `package-lock.json: ${folder} has the license '${locked ?? ''}', and the installed package has '${installed ?? ''}'. Run npm ci, or install the package again.`;
  return [...(installed === locked ? [] : [differs]), ...licenseProblems(`${name}@${entry.version ?? ''}`, installed)];
}

/** Checks that `.npmrc` and the lockfile name packages of the registry only, and that their licenses are allowed. */
main(() => {
  readOptions('npx tsx src/cli/checkPackages.ts');
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {readonly packages: Lockfile};
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Requiring;
  const entries = Object.entries(packages).filter(([folder]) => folder !== '');
  const problems = [
    ...settingProblems(),
    ...lockfileProblems(packages, manifest),
    ...entries.flatMap(licenseProblemsOf),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${String(entries.length)} packages checked, problems: ${String(problems.length)}`);
  return problems.length === 0 ? Promise.resolve() : Promise.reject(new StepFailed());
});
