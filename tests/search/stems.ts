import {LEVELS, type SearchRecord} from '../../src/features/search/core/record';
import {stem} from '../../src/features/search/core/stem';
import {fold, joinedWords, partsOfRun, runsOf} from '../../src/features/search/core/tokenize';

const textsOf = ({content, hierarchy, keywords = [], fields = []}: SearchRecord): (string | null)[] => [
  content,
  ...LEVELS.map((level) => hierarchy[level]),
  ...keywords,
  ...fields.flatMap((field) => [field.name, field.content]),
];

/** All words of the site. */
function wordsOf(records: readonly SearchRecord[]): Set<string> {
  const texts = new Set(records.flatMap(textsOf).filter((text) => text !== null));
  const joined = new Set([...texts].flatMap((text) => joinedWords(text).map((word) => word.text)));
  return new Set(
    [...joined].flatMap((word) => runsOf(word).flatMap(({text}) => partsOfRun(text).map((part) => fold(part.text)))),
  );
}

/**
 * Words of the site that share their stem with a word that differs by the e at its end, such as note and not. Almost always
 * they mean different things. Add such a word to `KEEPS_E` of tokenize.ts.
 */
export function mergedWords(records: readonly SearchRecord[]): string[] {
  const words = wordsOf(records);
  return [...words].filter((word) => {
    const other = word.slice(0, -1);
    return word.endsWith('e') && (words.has(other) || words.has(`${other}s`)) && stem(word) === stem(other);
  });
}
