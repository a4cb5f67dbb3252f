import type {SearchRecord} from '../../src/features/search/core/record';

/** Reads the ids of a built page; undefined when there is no such page. */
export type IdsOfPage = (pathname: string) => ReadonlySet<string> | undefined;

const anchorsOf = ({anchor, fields = []}: SearchRecord): string[] => [
  ...(anchor === null ? [] : [anchor]),
  ...fields.map((field) => field.anchor),
];

/** Faults of records: addresses that the build does not have, ids that two records share. Empty when there are none. */
export function faultsOf(records: readonly SearchRecord[], idsOfPage: IdsOfPage): string[] {
  const faults = new Set<string>();
  const ids = new Set<string>();
  for (const record of records) {
    const {url_without_anchor: url, objectID} = record;
    const known = idsOfPage(url);
    if (!known) faults.add(`${url} is not a page of the build.`);
    for (const anchor of known ? anchorsOf(record) : []) {
      if (!known?.has(anchor)) faults.add(`${url} has no element with the id ${anchor}.`);
    }
    if (ids.has(objectID)) faults.add(`${record.url} has the objectID of another record (${objectID}).`);
    ids.add(objectID);
  }
  return [...faults];
}
