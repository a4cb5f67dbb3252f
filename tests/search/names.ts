import type {Engine} from '../../src/features/search/core/engine';
import type {Hit, SearchRecord} from '../../src/features/search/core/record';
import {keyOf, ownName} from '../../src/features/search/core/tokenize';

/** How people type the name of a field. */
export const FORMS: Readonly<Record<string, (name: string) => string>> = {
  snake_case: (name) => name,
  camelCase: (name) => name.replaceAll(/_+([^_])/g, (_, letter: string) => letter.toUpperCase()),
  'with spaces': (name) => name.replaceAll('_', ' ').trim(),
  'with []': (name) => `${name}[]`,
};

/** The names of all fields. A single word, such as `name`, is often the name of a page as well. */
export const namesOf = (records: readonly SearchRecord[]): string[] => [
  ...new Set(records.flatMap(({fields = []}) => fields).map(({name}) => ownName(name))),
];

const isField = (hit: Hit, name: string): boolean =>
  hit.fieldType !== undefined && keyOf(ownName(hit.hierarchy.lvl3 ?? '')) === keyOf(name);

export interface NameScore {
  readonly form: string;
  /** Share of the names whose field is in the first rows. */
  readonly share: number;
  /** Typed names whose field isn't there, with the URL of the first row. */
  readonly misses: readonly (readonly [typed: string, url: string])[];
}

/** Types the exact name of each field in each form: one of the first rows must link to a field of that name. */
export function scoreNames(search: Engine, names: readonly string[], forms = FORMS, rows = 1): NameScore[] {
  return Object.entries(forms).map(([form, write]) => {
    const misses = names.flatMap((name) => {
      const {hits} = search({query: write(name)});
      const isFound = hits.slice(0, rows).some((hit) => isField(hit, name));
      return isFound ? [] : [[write(name), hits[0]?.url ?? 'nothing'] as const];
    });
    return {form, share: 1 - misses.length / names.length, misses};
  });
}
