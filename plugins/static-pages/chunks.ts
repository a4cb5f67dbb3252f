/** Route to the chunks of its component and props, nested as the generator nests them. */
export type ChunkNames = Readonly<Record<string, unknown>>;

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>).flatMap(leaves);

/** The chunk names of the given routes only. */
export const chunkNamesOf = (all: ChunkNames, keys: readonly string[]): ChunkNames =>
  Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)));

/** An entry of the generator's registry: a line of its own. */
const ENTRY = /^ {2}"(?<chunk>[^"]+)": \[\(\) => import\(.*\],/gm;

/** The path of an entry's module, between what loads it and what tells its id: only the rendering of the build asks for it. */
const MODULE_PATH = /(?<=\), )"[^"]*"(?=, require\.resolveWeak\()/;

/**
 * Keeps the entries of the generator's `registry.js` whose chunks are used, without the paths of their modules (1 kB).
 * @throws when the file is not what it was
 */
export function usedRegistry(source: string, names: ChunkNames): string {
  const used = new Set(leaves(names));
  const kept = source.replaceAll(ENTRY, (line, chunk: string) =>
    used.delete(chunk) ? line.replace(MODULE_PATH, '""') : '',
  );
  if (used.size > 0) {
    throw new Error(`The generator's registry does not hold the chunks ${[...used].join(', ')} in the form known.`);
  }
  return kept;
}
