// cspell:words slorber
/** What a package requires, by name, with its range of versions. */
type Requirements = Readonly<Record<string, string>>;

/** What package.json and each entry of the lockfile require. npm ignores `devDependencies` of packages. */
export interface Requiring {
  readonly dependencies?: Requirements;
  readonly devDependencies?: Requirements;
  readonly optionalDependencies?: Requirements;
  readonly peerDependencies?: Requirements;
}

/** An entry of `packages` in package-lock.json (lockfile version 3). */
export interface LockEntry extends Requiring {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  /** The package's own name, where its folder has another. */
  readonly name?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

/** Entries by folder. That of the project has no name. */
export type Lockfile = Readonly<Record<string, LockEntry>>;

/** Packages that their users install under another name: forks of Redocly and Docusaurus. */
const ALIASES: Readonly<Record<string, string>> = {
  'node_modules/@redocly/openapi-core/node_modules/ajv': '@redocly/ajv',
  'node_modules/@redocly/respect-core/node_modules/ajv': '@redocly/ajv',
  'node_modules/react-helmet-async': '@slorber/react-helmet-async',
  'node_modules/react-loadable': '@docusaurus/react-loadable',
};

/** Packages with install scripts, which work without them: `.npmrc` runs none. */
const INSTALL_SCRIPTS: readonly string[] = [
  'node_modules/@parcel/watcher',
  'node_modules/@swc/core',
  'node_modules/core-js',
  'node_modules/core-js-pure',
  'node_modules/esbuild',
  'node_modules/postman-code-generators',
];

const PACKAGE = String.raw`node_modules/(?:@[\w-][\w.-]*/)?[\w-][\w.-]*`;
const FOLDER = new RegExp(`^${PACKAGE}(?:/${PACKAGE})*$`);

/** Versions of the registry. All else is a URL, a repository, a file or a folder. */
const VERSIONS = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?(?!\.)[\w\s.<>=~^*|+-]*(?<!\.(?:tgz|tar|tar\.gz))$/;

const SHA512 = /^sha512-[\w+/]{86}==$/;

/** Whether npm could install something else than the folder says. */
const isForged = (folder: string, {integrity = '', name, resolved, link}: LockEntry): boolean =>
  !SHA512.test(integrity) || name !== ALIASES[folder] || resolved !== undefined || link !== undefined;

const requirementsOf = ({
  dependencies,
  devDependencies,
  optionalDependencies,
  peerDependencies,
}: Requiring): Requirements => ({
  ...devDependencies,
  ...peerDependencies,
  ...optionalDependencies,
  ...dependencies,
});

/** The folder of a package for one that requires it: the nearest above it, as Node resolves it. */
function folderFor(lockfile: Lockfile, from: string, name: string): string | undefined {
  const folder = `${from}/node_modules/${name}`.replace(/^\//, '');
  if (folder in lockfile || from === '') return folder in lockfile ? folder : undefined;
  return folderFor(lockfile, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

/** The folders of the packages that package.json requires, and of those that these require. */
function requiredFolders(lockfile: Lockfile, manifest: Requiring): ReadonlySet<string> {
  const folders = new Set<string>();
  const add = (from: string, required: Requiring): void => {
    for (const name of Object.keys(requirementsOf(required))) {
      const folder = folderFor(lockfile, from, name);
      if (folder === undefined || folders.has(folder)) continue;
      folders.add(folder);
      add(folder, {...lockfile[folder], devDependencies: {}});
    }
  };
  add('', manifest);
  return folders;
}

/** What package-lock.json must not say, because npm could install something else than a package of the registry that package.json requires. */
export function lockfileProblems(lockfile: Lockfile, manifest: Requiring): string[] {
  const required = requiredFolders(lockfile, manifest);
  return Object.entries(lockfile).flatMap(([folder, entry]) => {
    const isProject = folder === '';
    const faults: readonly (readonly [isFault: boolean, words: string])[] = [
      [
        !isProject && isForged(folder, entry),
        'must have a sha512 hash in `integrity`, and no `name`, `resolved` or `link`. Install it from the registry, or add its alias to src/cli/lockfile.ts.',
      ],
      [!isProject && !FOLDER.test(folder), "isn't a folder of a package in node_modules. Remove it."],
      [!isProject && !required.has(folder), 'is required by nothing in package.json. Remove it: run npm prune.'],
      [
        !isProject && !/^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(entry.version ?? ''),
        'has a version that no registry has. Install it from the registry.',
      ],
      [
        entry.hasInstallScript === true && !INSTALL_SCRIPTS.includes(folder),
        'has an install script. Use another package, or add it to src/cli/lockfile.ts if it works without the script.',
      ],
    ];
    const foreign = Object.entries(requirementsOf(entry)).filter(([, versions]) => !VERSIONS.test(versions));
    return [
      ...faults.flatMap(([isFault, words]) => (isFault ? [words] : [])),
      ...foreign.map(([name, versions]) => `requires ${name} from ${versions}. Use a version of the registry.`),
    ].map((words) => `package-lock.json: ${isProject ? 'the project' : folder} ${words}`);
  });
}
