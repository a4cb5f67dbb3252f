import {type Hit, type SearchRequest, type Field, LEVELS, type SearchRecord, fieldRecord, pageRecord} from './record';
import {type Marker, markText, snippet} from './highlightMatches';
import {type QueryWord, isOwn} from './expandQuery';
import {keyOf, ownName, spellingOf, termsOf} from './tokenize';

export interface PlainHit extends Omit<Hit, '_highlightResult' | '_snippetResult' | 'more'> {
  readonly more?: readonly PlainHit[];
}

const keysIn = (path: string): string[] => [keyOf(path), keyOf(ownName(path))];

/** Whether a field is spelled as typed, with its parents or without. */
export const isSpelled = (path: string, spellings: ReadonlySet<string>): boolean =>
  spellings.has(spellingOf(path)) || spellings.has(spellingOf(ownName(path)));

/** How many words of a query a text has. A word of several terms matches by all of them. */
function countOf(text: string, words: readonly QueryWord[]): number {
  const terms = new Set(termsOf(text));
  return words.reduce((sum, {alternatives}) => {
    const found = alternatives.filter((alternative) => alternative.terms.every((term) => terms.has(term)));
    return sum + Math.max(0, ...found.map(({weight}) => weight));
  }, 0);
}

/** By its whole name or path, else by the words of its name, else by all words of the query in its text. */
export function bestField(
  fields: readonly Field[],
  words: readonly QueryWord[],
  {keys, spellings}: {readonly keys: ReadonlySet<string>; readonly spellings: ReadonlySet<string>},
): Field | undefined {
  const own = words.filter(isOwn);
  let best: {readonly field?: Field; readonly score: number} = {score: 0};
  for (const field of fields) {
    const exact = keysIn(field.name).find((key) => keys.has(key));
    const named = countOf(field.name, own);
    const told = exact === undefined && named === 0 ? countOf(field.content, own) : 0;
    const isTold = told > own.length * 0.99;
    // Of two whole names, the longer says more. Of two names with the word, the shorter is the better match.
    const whole = exact === undefined ? 0 : 100 + exact.length + (isSpelled(field.name, spellings) ? 1 : 0);
    const score = whole + named * 4 + told - field.name.length / 1000;
    if ((exact !== undefined || named > 0 || isTold) && score > best.score) best = {field, score};
  }
  return best.field;
}

export function plainHit(record: SearchRecord, field?: Field): PlainHit {
  const shown = field ? fieldRecord(record, field) : record.fields ? pageRecord(record) : record;
  const {objectID, url, url_without_anchor, anchor, type, content, version, fieldType, hierarchy} = shown;
  return {objectID, url, url_without_anchor, anchor, type, content, version, fieldType, hierarchy};
}

/** Whether a field has a name, with its parents or without. */
export const isNamed = ({fieldType, hierarchy}: PlainHit, key: string): boolean =>
  fieldType !== undefined && keysIn(hierarchy.lvl3 ?? '').includes(key);

/** Adds the marked texts that the modal shows: whole, and a snippet of the text with as many words as the request asks for. */
export function markedHit(
  plain: Omit<PlainHit, 'more'>,
  marker: Marker,
  {attributesToSnippet = []}: SearchRequest,
): Hit {
  const {content, hierarchy} = plain;
  const levels = LEVELS.flatMap((level) => {
    const text = hierarchy[level];
    return text === null ? [] : [[level, {value: markText(text, marker)}] as const];
  });
  const length = attributesToSnippet.find((attribute) => attribute.startsWith('content:'))?.split(':')[1];
  return {
    ...plain,
    _highlightResult: {
      hierarchy: Object.fromEntries(levels),
      ...(content !== null && {content: {value: markText(content, marker)}}),
    },
    _snippetResult: content !== null && length ? {content: {value: snippet(content, marker, Number(length))}} : {},
  };
}
