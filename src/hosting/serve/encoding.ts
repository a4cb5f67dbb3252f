/** Codings that a build has compressed files in, with the ending of those files; the best first. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export interface Coding {
  readonly name: string;
  /** What the names of its files end in. */
  readonly ending: string;
}

/** Weight of each coding that a client names; `q=0` refuses one (RFC 9110, 12.5.3). */
const weightsOf = (accepted: string): ReadonlyMap<string, number> =>
  new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0] as const;
    }),
  );

/** The codings that a client accepts, by its header `Accept-Encoding`, in the order in which they are tried. */
export function codingsFor(accepted: string): readonly Coding[] {
  const weights = weightsOf(accepted);
  return CODINGS.filter(([name]) => (weights.get(name) ?? weights.get('*') ?? 0) > 0).map(([name, ending]) => ({
    name,
    ending,
  }));
}
