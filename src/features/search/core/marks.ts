import type {QueryWord} from './queryWords';
import {type Word, fold, joinedWords, keyOf, partsOfRun, runsOf, stem} from './words';

export interface Tags {
  readonly before: string;
  readonly after: string;
}

export type MatchLevel = 'none' | 'partial' | 'full';

export interface Marked {
  readonly value: string;
  readonly matchLevel: MatchLevel;
  readonly matchedWords: readonly string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
  /** Indexes of the matched words of the query. */
  readonly matches: readonly number[];
  /** Whether the typed word matches, and not a synonym. */
  readonly isTyped: boolean;
}

/** Finds matches of a query in texts. */
export interface Marker {
  readonly words: readonly QueryWord[];
  readonly matchesOf: (term: string) => readonly number[];
  readonly isTyped: (term: string) => boolean;
  /** Cache of spans by word, because texts repeat words. */
  readonly known: Map<string, readonly Span[]>;
}

export function markerFor(words: readonly QueryWord[]): Marker {
  const matches = new Map<string, number[]>();
  words.forEach(({alternatives}, index) => {
    for (const term of new Set(alternatives.flatMap(({terms}) => terms))) {
      matches.set(term, [...(matches.get(term) ?? []), index]);
    }
  });
  const typed = new Set(
    words.flatMap(({alternatives}) => alternatives.filter(({isSynonym}) => !isSynonym).flatMap(({terms}) => terms)),
  );
  return {
    words,
    matchesOf: (term) => matches.get(term) ?? [],
    isTyped: (term) => typed.has(term),
    known: new Map(),
  };
}

/** The span of a word if one of its terms matches. */
function spanOf({start, end}: Omit<Word, 'text'>, terms: readonly string[], marker: Marker): Span[] {
  const matches = [...new Set(terms.flatMap(marker.matchesOf))];
  return matches.length > 0 ? [{start, end, matches, isTyped: terms.some(marker.isTyped)}] : [];
}

/** The matches in a run: the whole run, else its parts. */
function spansOfRun({text, start, end}: Word, marker: Marker): Span[] {
  const whole = spanOf({start, end}, [stem(fold(text))], marker);
  if (whole.length > 0) return whole;
  return partsOfRun(text).flatMap((part) =>
    spanOf({start: start + part.start, end: start + part.end}, [stem(fold(part.text))], marker),
  );
}

/** The matches in a joined word: the whole word, else its runs. Positions are relative to its start. */
function spansOfWord(text: string, marker: Marker): Span[] {
  const whole = spanOf({start: 0, end: text.length}, [keyOf(text)], marker);
  if (whole.length > 0) return whole;
  return runsOf(text).flatMap((run) => spansOfRun(run, marker));
}

function spansIn({text, start}: Word, marker: Marker): Span[] {
  const spans = marker.known.get(text) ?? spansOfWord(text, marker);
  marker.known.set(text, spans);
  return spans.map((span) => ({...span, start: start + span.start, end: start + span.end}));
}

export const spansOf = (text: string, marker: Marker): Span[] =>
  joinedWords(text).flatMap((word) => spansIn(word, marker));

/** Marks typed words in a text, but not synonyms. The result is not HTML: only marks stay when it is escaped. */
export function markText(text: string, marker: Marker, {before, after}: Tags): Marked {
  const spans = spansOf(text, marker).filter(({isTyped}) => isTyped);
  let at = 0;
  let value = '';
  for (const {start, end} of spans) {
    value += `${text.slice(at, start)}${before}${text.slice(start, end)}${after}`;
    at = end;
  }
  const matched = new Set(spans.flatMap(({matches}) => matches));
  const all = matched.size === marker.words.length;
  return {
    value: value + text.slice(at),
    matchLevel: matched.size === 0 ? 'none' : all ? 'full' : 'partial',
    matchedWords: marker.words.filter((_, index) => matched.has(index)).map((word) => word.text),
  };
}

/** The words of a snippet: the first range with the most matches. */
function windowOf(words: readonly Word[], spans: readonly Span[], length: number): [number, number] {
  const matches = words.map(({start, end}) => spans.filter((span) => span.start >= start && span.end <= end).length);
  const sum = (from: number): number => matches.slice(from, from + length).reduce((total, count) => total + count, 0);
  let best = 0;
  for (let from = 1; from + length <= words.length; from++) if (sum(from) > sum(best)) best = from;
  return [best, Math.min(best + length, words.length)];
}

/** A snippet of a text around most matches, with marks. */
export function snippet(
  text: string,
  marker: Marker,
  {length, ellipsis, ...tags}: Tags & {readonly length: number; readonly ellipsis: string},
): Pick<Marked, 'value' | 'matchLevel'> {
  const words = joinedWords(text);
  const spans = spansOf(text, marker);
  const typed = spans.filter(({isTyped}) => isTyped);
  const [from, to] = windowOf(words, typed.length > 0 ? typed : spans, length);
  const first = from === 0 ? 0 : (words[from]?.start ?? 0);
  const last = to === words.length ? text.length : (words[to - 1]?.end ?? text.length);
  const {value} = markText(text.slice(first, last), marker, tags);
  return {
    value: `${from > 0 ? ellipsis : ''}${value}${to < words.length ? ellipsis : ''}`,
    matchLevel: markText(text, marker, tags).matchLevel,
  };
}
