import type {SearchRecord} from '../../src/features/search/core/record';

/** Reads the IDs of a built page, if it exists. */
export type IdsOfPage = (pathname: string) => ReadonlySet<string> | undefined;

const anchorsOf = ({anchor, fields = []}: SearchRecord): string[] => [
  ...(anchor === null ? [] : [anchor]),
  ...fields.map((field) => field.anchor),
];

/** Problems of records: URLs that the build doesn't have, and duplicate IDs. */
export function problemsOf(records: readonly SearchRecord[], idsOfPage: IdsOfPage): string[] {
  const problems = new Set<string>();
  const ids = new Set<string>();
  for (const record of records) {
    const {url_without_anchor: url, objectID} = record;
    const known = idsOfPage(url);
    if (!known) problems.add(`${url} is not a page of the build.`);
    for (const anchor of known ? anchorsOf(record) : []) {
      if (!known?.has(anchor)) problems.add(`${url} has no element with the id ${anchor}.`);
    }
    if (ids.has(objectID)) problems.add(`${record.url} has the objectID of another record (${objectID}).`);
    ids.add(objectID);
  }
  return [...problems];
}
