/** The weight of each value in `Accept` or `Accept-Encoding`, in lowercase. `q=0` rejects a value (RFC 9110, 12.4.2). */
export const weightsOf = (accepted: string): ReadonlyMap<string, number> =>
  new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0] as const;
    }),
  );

/** Whether a client wants the Markdown version of a page (`Accept`): it names Markdown, and HTML with no higher weight. */
export function wantsMarkdown(accept: string): boolean {
  const weights = weightsOf(accept);
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? weights.get('*/*') ?? 0);
}

/** Content codings of compressed files with their file extensions, best first. */
const CODINGS = [
  {name: 'br', ending: '.br'},
  {name: 'gzip', ending: '.gz'},
] as const;

/** The codings that a client accepts (`Accept-Encoding`), in order of preference. */
export function codingsFor(accepted: string): readonly (typeof CODINGS)[number][] {
  const weights = weightsOf(accepted);
  return CODINGS.filter(({name}) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}
