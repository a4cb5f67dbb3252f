import synonyms from './synonyms.json';

const list = (text: string): string[] => text.split(', ');

/**
 * Terms of the site by what developers type (synonyms.json). One-way: "lead" also finds "person", but not the other way
 * around. For embedded and hosted search. Words are in the singular. Words for one page belong into its `keywords`.
 */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(synonyms)
    .flatMap((rows) => Object.entries<string>(rows))
    .flatMap(([typed, meant]) => list(typed).map((words) => [words, list(meant)] as const)),
);

/** Maximum number of words in a key. */
export const MAX_PHRASE_WORDS = 3;
