import type {Engine} from '../../src/features/search/core/engine';
import type {Hit} from '../../src/features/search/core/response';
import type {SearchRecord} from '../../src/features/search/core/record';
import {keyOf, ownName} from '../../src/features/search/core/words';

/** How people type the name of a field. */
export const FORMS: Readonly<Record<string, (name: string) => string>> = {
  snake_case: (name) => name,
  camelCase: (name) => name.replaceAll(/_+([^_])/g, (_, letter: string) => letter.toUpperCase()),
  'with spaces': (name) => name.replaceAll('_', ' ').trim(),
  'with []': (name) => `${name}[]`,
};

/** The names of all fields that are more than one word. A single word, such as `name`, rather means a page. */
export const namesOf = (records: readonly SearchRecord[]): string[] => [
  ...new Set(
    records
      .flatMap(({fields = []}) => fields)
      .map(({name}) => ownName(name))
      .filter((name) => name.includes('_')),
  ),
];

const isField = (hit: Hit | undefined, name: string): boolean =>
  hit?.fieldType !== undefined && keyOf(ownName(hit.hierarchy.lvl3 ?? '')) === keyOf(name);

export interface NameScore {
  readonly form: string;
  /** Share of the names whose field is in the first row. */
  readonly first: number;
  /** Typed names whose first row is something else, with its URL. */
  readonly misses: readonly (readonly [typed: string, url: string])[];
}

/** Types the exact name of each field in each form: the first row must link to a field of that name. */
export function scoreNames(search: Engine, names: readonly string[]): NameScore[] {
  return Object.entries(FORMS).map(([form, write]) => {
    const misses = names.flatMap((name) => {
      const [hit] = search({query: write(name)}).hits;
      return isField(hit, name) ? [] : [[write(name), hit?.url ?? 'nothing'] as const];
    });
    return {form, first: 1 - misses.length / names.length, misses};
  });
}
