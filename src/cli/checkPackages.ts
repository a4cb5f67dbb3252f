// cspell:words slorber
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {StepFailed, main, readOptions} from '../node/command';
import {licenseProblems} from './licenses';

/** An entry of `packages` in package-lock.json (lockfile version 3). */
interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  /** The package's own name, where its folder has another. */
  readonly name?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

type License = string | {readonly type?: string};

/** Fields of an installed package.json. Old packages have a list of licenses, or an object. */
interface Manifest {
  readonly license?: License;
  readonly licenses?: readonly License[];
}

/** Packages that their users install under another name: forks of Redocly and Docusaurus. */
const ALIASES: Readonly<Record<string, string>> = {
  'node_modules/@redocly/openapi-core/node_modules/ajv': '@redocly/ajv',
  'node_modules/@redocly/respect-core/node_modules/ajv': '@redocly/ajv',
  'node_modules/react-helmet-async': '@slorber/react-helmet-async',
  'node_modules/react-loadable': '@docusaurus/react-loadable',
};

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

const SHA512 = /^sha512-[\w+/]{86}==$/;

/** The license that an installed package declares, empty without one. Packages for other platforms are not installed. */
function installedLicense(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const {license, licenses} = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const declared = license === undefined ? (licenses ?? []) : [license];
  return declared.map((one) => (typeof one === 'string' ? one : (one.type ?? ''))).join(' AND ');
}

/** Whether npm could install something else than the folder says. */
const isForged = (folder: string, {integrity = '', name, resolved, link}: LockEntry): boolean =>
  !SHA512.test(integrity) || name !== ALIASES[folder] || resolved !== undefined || link !== undefined;

function problemsOf([folder, entry]: readonly [string, LockEntry]): string[] {
  const name = entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const forged = `package-lock.json: ${folder} must have a sha512 hash in \`integrity\`, and no \`name\`, \`resolved\` or \`link\`. Install it from the registry, or add its alias to src/cli/checkPackages.ts.`;
  const installed = installedLicense(folder) ?? entry.license;
  const locked = entry.license ?? installed;
  const differs = `package-lock.json: ${folder} has the license '${locked ?? ''}', and the installed package has '${installed ?? ''}'. Run npm ci, or install the package again.`;
  return [
    ...(isForged(folder, entry) ? [forged] : []),
    ...(installed === locked ? [] : [differs]),
    ...licenseProblems(`${name}@${entry.version ?? ''}`, installed),
  ];
}

/** Checks that `.npmrc` and the lockfile name packages of the registry only, and that their licenses are allowed. */
main(() => {
  readOptions('npx tsx src/cli/checkPackages.ts');
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, LockEntry>};
  const entries = Object.entries(packages).filter(([folder]) => folder !== '');
  const problems = [...settingProblems(), ...entries.flatMap(problemsOf)];
  for (const problem of problems) console.error(problem);
  console.log(`${String(entries.length)} packages checked, problems: ${String(problems.length)}`);
  return problems.length === 0 ? Promise.resolve() : Promise.reject(new StepFailed());
});
