/** The parts of a hit that decide where it is shown. */
interface Foldable<Hit> {
  readonly url: string;
  /** Only fields have a type. */
  readonly fieldType?: string | null;
  readonly hierarchy: {readonly lvl3?: string | null};
  readonly more?: readonly Hit[];
}

const MORE = 5;

export const pageOf = ({url}: {readonly url: string}): string => url.replace(/#.*$/, '');

/**
 * The rows of a list of hits, in its order: one for each page, with its other hits in `more`, and one for each name of a
 * field, with the same field of other pages in `more`. Only hits before the next row are in `more`, and never the page itself.
 */
export function groupHits<Hit extends Foldable<Hit>>(hits: readonly Hit[]): Hit[] {
  const rows: {readonly hit: Hit; readonly more: Hit[]}[] = [];
  const ofPage = new Map<string, (typeof rows)[number]>();
  const ofField = new Map<string, (typeof rows)[number]>();
  for (const hit of hits) {
    const page = pageOf(hit);
    const field = hit.fieldType ? hit.hierarchy.lvl3 : undefined;
    const row = ofPage.get(page) ?? (field ? ofField.get(field) : undefined);
    if (row === undefined) {
      const added = {hit, more: [...(hit.more ?? [])]};
      rows.push(added);
      ofPage.set(page, added);
      if (field) ofField.set(field, added);
    } else if (rows.at(-1) === row && row.more.length < MORE && hit.url !== page) row.more.push(hit);
  }
  return rows.map(({hit, more}) => (more.length > 0 ? {...hit, more} : hit));
}
