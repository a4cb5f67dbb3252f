// cspell:words slorber
/** An entry of `packages` in package-lock.json (lockfile version 3). */
export interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  /** The package's own name, where its folder has another. */
  readonly name?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

/** Packages that their users install under another name. */
const ALIASES: Readonly<Record<string, string>> = {
  'node_modules/@redocly/openapi-core/node_modules/ajv': '@redocly/ajv', // a fork that Redocly maintains
  'node_modules/@redocly/respect-core/node_modules/ajv': '@redocly/ajv', // the same
  'node_modules/react-helmet-async': '@slorber/react-helmet-async', // a fork that Docusaurus maintains
  'node_modules/react-loadable': '@docusaurus/react-loadable', // also a fork of Docusaurus
};

const SHA512 = /^sha512-[\w+/]{86}==$/;
const VERSION = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;

/** The name of a package. @param folder its folder, the key of its entry: `node_modules/clsx` */
export const packageNameOf = (folder: string, {name}: LockEntry): string =>
  name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** What is wrong with an entry, so that npm could install something else than its folder and version say. */
export function lockProblems(
  folder: string,
  {version = '', integrity = '', name, resolved, link}: LockEntry,
): string[] {
  const faults: readonly (readonly [isWrong: boolean, fault: string])[] = [
    [!SHA512.test(integrity), 'has no sha512 hash in `integrity`'],
    [!VERSION.test(version), `has the version '${version}', which isn't a registry version`],
    [resolved !== undefined, 'has a download URL in `resolved`'],
    [link !== undefined, 'is a link to a folder'],
    [
      name !== ALIASES[folder],
      `is the package '${name ?? ''}' under another name, which src/cli/lockfile.ts doesn't list`,
    ],
  ];
  return faults.flatMap(([isWrong, fault]) => (isWrong ? [`package-lock.json: ${folder} ${fault}.`] : []));
}
