import type {QueryWord} from './queryWords';
import {type Word, fold, joinedWords, keyOf, partsOfRun, runsOf, stem} from './words';

export interface Marked {
  /** The text with `<mark>`. It is not HTML: nothing is escaped. */
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
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
  readonly spansOf: (text: string) => Span[];
}

const shifted = <Range extends {readonly start: number; readonly end: number}>(range: Range, by: number): Range => ({
  ...range,
  start: range.start + by,
  end: range.end + by,
});

export function markerFor(words: readonly QueryWord[]): Marker {
  /** For each term: the indexes of its words. */
  const matchesOf = new Map<string, number[]>();
  const typed = new Set<string>();
  words.forEach(({alternatives}, index) => {
    for (const {terms, isSynonym} of alternatives) {
      for (const term of terms) {
        matchesOf.set(term, [...(matchesOf.get(term) ?? []), index]);
        if (!isSynonym) typed.add(term);
      }
    }
  });

  /** The whole range if its term matches, else the matches in its parts, which are relative to it. */
  function spanOrParts({start, end}: Omit<Word, 'text'>, term: string, parts: () => Span[]): Span[] {
    const matches = [...new Set(matchesOf.get(term))];
    if (matches.length > 0) return [{start, end, matches, isTyped: typed.has(term)}];
    return parts().map((part) => shifted(part, start));
  }
  /** A joined word matches as a whole, else by its runs, else by their parts. */
  const spansOfWord = (joined: Word): Span[] =>
    spanOrParts(joined, keyOf(joined.text), () =>
      runsOf(joined.text).flatMap((run) =>
        spanOrParts(run, stem(fold(run.text)), () =>
          partsOfRun(run.text).flatMap((part) => spanOrParts(part, stem(fold(part.text)), () => [])),
        ),
      ),
    );

  /** Spans by word, because texts repeat words. */
  const known = new Map<string, Span[]>();
  const spansIn = ({text, start}: Word): Span[] => {
    const spans = known.get(text) ?? spansOfWord({text, start: 0, end: text.length});
    known.set(text, spans);
    return spans.map((span) => shifted(span, start));
  };
  return {words, spansOf: (text) => joinedWords(text).flatMap(spansIn)};
}

/** Marks the words of a query in a text, and their synonyms. The result is not HTML: only marks stay when it is escaped. */
export function markText(text: string, {words, spansOf}: Marker): Marked {
  const spans = spansOf(text);
  let at = 0;
  let value = '';
  for (const {start, end} of spans) {
    value += `${text.slice(at, start)}<mark>${text.slice(start, end)}</mark>`;
    at = end;
  }
  const matched = new Set(spans.flatMap(({matches}) => matches)).size;
  const matchLevel = matched === 0 ? 'none' : matched === words.length ? 'full' : 'partial';
  return {value: value + text.slice(at), matchLevel};
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
export function snippet(text: string, marker: Marker, length: number): Marked {
  const words = joinedWords(text);
  const spans = marker.spansOf(text);
  const typed = spans.filter(({isTyped}) => isTyped);
  const [from, to] = windowOf(words, typed.length > 0 ? typed : spans, length);
  const first = from === 0 ? 0 : (words[from]?.start ?? 0);
  const last = to === words.length ? text.length : (words[to - 1]?.end ?? text.length);
  const {value} = markText(text.slice(first, last), marker);
  return {
    value: `${from > 0 ? '…' : ''}${value}${to < words.length ? '…' : ''}`,
    matchLevel: markText(text, marker).matchLevel,
  };
}
