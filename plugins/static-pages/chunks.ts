/** The chunks of a route's component and props, nested as in Docusaurus. */
export type ChunkNames = Readonly<Record<string, unknown>>;

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>).flatMap(leaves);

/** The chunk names of the given routes only. */
export const chunkNamesOf = (all: ChunkNames, keys: readonly string[]): ChunkNames =>
  Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)));

/** An entry of Docusaurus's registry, on its own line. */
const ENTRY = /^ {2}"(?<chunk>[^"]+)": \[\(\) => import\(.*\],/gm;

/** The name of a module, which only the server reads. */
const NAME = /, "[^"]*"(?=, require\.resolveWeak\()/;

/**
 * Keeps the entries of Docusaurus's `registry.js` whose chunks are used, without the names of their modules.
 * @throws with the names of chunks that have no entry in the expected form
 */
export function usedRegistry(source: string, names: ChunkNames): string {
  const used = new Set(leaves(names));
  const kept = source.replaceAll(ENTRY, (line, chunk: string) =>
    used.delete(chunk) ? line.replace(NAME, ', ""') : '',
  );
  if (used.size > 0) {
    throw new Error(
      `Docusaurus' registry.js has no entry of the known form for the chunks ${[...used].join(', ')}. Compare it with ENTRY in plugins/static-pages/chunks.ts.`,
    );
  }
  return kept;
}
