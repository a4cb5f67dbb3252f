/** A module in the bundler's stats. Concatenated modules are children of the first one. */
export interface StatsModule {
  readonly identifier?: string;
  readonly modules?: readonly StatsModule[];
}

/** The file of a module, without loaders, prefix and query. */
const fileOf = (identifier: string): string =>
  /^(?:[a-z/-]+\|)?([^|?]*)/.exec(identifier.split('!').at(-1) ?? '')?.[1] ?? '';

const packageFolder = (file: string): string | undefined =>
  /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1];

/** Package folders of a bundle's modules, without duplicates. */
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
