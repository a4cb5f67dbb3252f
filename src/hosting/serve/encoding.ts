/** Content codings of compressed files with their file extensions, best first. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export interface Coding {
  readonly name: string;
  /** File extension. */
  readonly ending: string;
}

/** Weight of each coding in the header. `q=0` rejects a coding (RFC 9110, 12.5.3). */
const weightsOf = (accepted: string): ReadonlyMap<string, number> =>
  new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0] as const;
    }),
  );

/** The codings that a client accepts (`Accept-Encoding`), in order of preference. */
export function codingsFor(accepted: string): readonly Coding[] {
  const weights = weightsOf(accepted);
  return CODINGS.filter(([name]) => (weights.get(name) ?? weights.get('*') ?? 0) > 0).map(([name, ending]) => ({
    name,
    ending,
  }));
}
