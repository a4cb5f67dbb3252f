// cspell:words slorber
import {existsSync, readFileSync} from 'node:fs';
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

/** Fields of an installed package.json. Old packages have a list of licenses. */
interface Manifest {
  readonly license?: unknown;
  readonly licenses?: readonly {readonly type: string}[];
}

/** Packages that their users install under another name: forks of Redocly and Docusaurus. */
const ALIASES: Readonly<Record<string, string>> = {
  'node_modules/@redocly/openapi-core/node_modules/ajv': '@redocly/ajv',
  'node_modules/@redocly/respect-core/node_modules/ajv': '@redocly/ajv',
  'node_modules/react-helmet-async': '@slorber/react-helmet-async',
  'node_modules/react-loadable': '@docusaurus/react-loadable',
};

const SHA512 = /^sha512-[\w+/]{86}==$/;

/** The license of a package. Packages for other platforms are not installed. */
function licenseOf(folder: string, entry: LockEntry): string | undefined {
  const file = path.join(folder, 'package.json');
  if (entry.license !== undefined || !existsSync(file)) return entry.license;
  const {license, licenses} = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return typeof license === 'string' ? license : licenses?.map(({type}) => type).join(' AND ');
}

/** Whether npm could install something else than the folder says. */
const isForged = (folder: string, {integrity = '', name, resolved, link}: LockEntry): boolean =>
  !SHA512.test(integrity) || name !== ALIASES[folder] || resolved !== undefined || link !== undefined;

function problemsOf([folder, entry]: readonly [string, LockEntry]): string[] {
  const name = entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const forged = `package-lock.json: ${folder} must have a sha512 hash in \`integrity\`, and no \`name\`, \`resolved\` or \`link\`. Install it from the registry, or add its alias to src/cli/checkPackages.ts.`;
  return [
    ...(isForged(folder, entry) ? [forged] : []),
    ...licenseProblems(`${name}@${entry.version ?? ''}`, licenseOf(folder, entry)),
  ];
}

/** Checks that the lockfile names packages of the registry, and that their licenses are allowed. */
main(() => {
  readOptions('npx tsx src/cli/checkPackages.ts');
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, LockEntry>};
  const entries = Object.entries(packages).filter(([folder]) => folder !== '');
  const problems = entries.flatMap(problemsOf);
  for (const problem of problems) console.error(problem);
  console.log(`${String(entries.length)} packages checked, problems: ${String(problems.length)}`);
  return problems.length === 0 ? Promise.resolve() : Promise.reject(new StepFailed());
});
