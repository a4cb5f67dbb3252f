/** A page as the docs and pages plugins load it. */
export interface Page {
  readonly permalink: string;
  /** Its file, `@site/` before the path. */
  readonly source: string;
}

/** The plugins load addresses with and without the closing slash; the site has them all with it. */
const addressOf = ({permalink}: Page): string => permalink.replace(/\/?$/, '/');

/** One sentence for each address that several files claim, with the mend. */
export function findClashes(pages: readonly Page[]): string[] {
  const files = new Map<string, string[]>();
  for (const page of pages) {
    const address = addressOf(page);
    files.set(address, [...(files.get(address) ?? []), page.source.replace(/^@site\//, '')]);
  }
  return [...files]
    .filter(([, sources]) => sources.length > 1)
    .map(
      ([address, sources]) =>
        `${sources.join(' and ')} have the same address, ${address}. Rename one, or give it another \`slug\`.`,
    );
}
