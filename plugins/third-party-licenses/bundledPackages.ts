/** A module as the bundler's stats have it. Modules that were joined into one are below the first of them. */
export interface StatsModule {
  readonly identifier?: string;
  readonly modules?: readonly StatsModule[];
}

/** The file of a module: what is behind the loaders, without a kind before it and without what follows it. */
const fileOf = (identifier: string): string =>
  /^(?:[a-z/-]+\|)?([^|?]*)/.exec(identifier.split('!').at(-1) ?? '')?.[1] ?? '';

const packageFolder = (file: string): string | undefined =>
  /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1];

/** Folders of the packages that the modules of a bundle come from, each once. */
export function bundledPackages(modules: readonly StatsModule[]): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = ({identifier = '', modules: joined = []}: StatsModule): void => {
    const folder = packageFolder(fileOf(identifier));
    if (folder !== undefined) found.add(folder);
    joined.forEach(collect);
  };
  modules.forEach(collect);
  return found;
}
