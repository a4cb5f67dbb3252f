/** A person in the list of the scripted API. */
export interface Person {
  readonly id: number;
  readonly display_name: string;
  readonly updated_at: string;
}

export const at = (second: number): string =>
  new Date(Date.UTC(2026, 8, 10, 14, 0, second)).toISOString().replace('Z', '000Z');

/** A team's people, one change each second, but with one time for the whole of a span, as a bulk change leaves it. */
export const peopleWithTie = (total: number, tieFrom: number, tieTo: number): Person[] =>
  Array.from({length: total}, (_, index) => ({
    id: 70300 + index,
    display_name: `Person ${String(index)}`,
    updated_at: at(index > tieFrom && index < tieTo ? tieFrom : index),
  }));

/** The list of people as the API serves it to a cursor. Text order is time order here: all times have the same form. */
export const listPeople = (people: readonly Person[], query: URLSearchParams): {data: Person[]} => {
  const [after, from] = [query.get('updated_at[gt]') ?? '', query.get('updated_at[gte]') ?? ''];
  const size = Number(query.get('per_page'));
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  const found = people
    .filter(({updated_at}) => updated_at > after && updated_at >= from)
    .sort((a, b) => a.updated_at.localeCompare(b.updated_at) || a.id - b.id);
  return {data: found.slice(start, start + size)};
};

/** The IDs that a poller printed. */
export const changedIds = (stdout: string): number[] =>
  [...stdout.matchAll(/^changed \S+ (\d+)/gm)].map(([, id]) => Number(id)).sort((a, b) => a - b);
