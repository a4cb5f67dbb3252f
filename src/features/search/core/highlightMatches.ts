import type {Alternative, QueryWord} from './expandQuery';
import {stem} from './stem';
import {type Word, fold, joinedWords, keyOf, partsOfRun, runsOf} from './tokenize';

interface Span {
  readonly start: number;
  readonly end: number;
  /** Whether the typed word matches, and not a synonym. */
  readonly isTyped: boolean;
}

export type Marker = (text: string) => Span[];

const shifted = <Range extends {readonly start: number; readonly end: number}>(range: Range, by: number): Range => ({
  ...range,
  start: range.start + by,
  end: range.end + by,
});

export function markerFor(words: readonly QueryWord[]): Marker {
  const all = words.flatMap(({alternatives}) => alternatives);
  const termsIn = (some: readonly Alternative[]): Set<string> => new Set(some.flatMap(({terms}) => terms));
  const meant = termsIn(all);
  const typed = termsIn(all.filter(({isSynonym}) => !isSynonym));

  /** The whole range if its term matches, else the matches in its parts, which are relative to it. */
  function spanOrParts({start, end}: Omit<Word, 'text'>, term: string, parts: () => Span[]): Span[] {
    if (meant.has(term)) return [{start, end, isTyped: typed.has(term)}];
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
  return (text) => joinedWords(text).flatMap(spansIn);
}

/** Marks the words of a query in a text, and their synonyms. The result is not HTML: only marks stay when it is escaped. */
export function markText(text: string, marker: Marker): string {
  let at = 0;
  let marked = '';
  for (const {start, end} of marker(text)) {
    marked += `${text.slice(at, start)}<mark>${text.slice(start, end)}</mark>`;
    at = end;
  }
  return marked + text.slice(at);
}

/** The words of a snippet: the first range with the most matches. */
function windowOf(words: readonly Word[], spans: readonly Span[], length: number): [number, number] {
  const matches = words.map(({start, end}) => spans.filter((span) => span.start >= start && span.end <= end).length);
  const sum = (from: number): number => matches.slice(from, from + length).reduce((total, count) => total + count, 0);
  let best = 0;
  for (let from = 1; from + length <= words.length; from++) if (sum(from) > sum(best)) best = from;
  return [best, Math.min(best + length, words.length)];
}

export function snippet(text: string, marker: Marker, length: number): string {
  const words = joinedWords(text);
  const spans = marker(text);
  const typed = spans.filter(({isTyped}) => isTyped);
  const [from, to] = windowOf(words, typed.length > 0 ? typed : spans, length);
  const first = from === 0 ? 0 : (words[from]?.start ?? 0);
  const last = to === words.length ? text.length : (words[to - 1]?.end ?? text.length);
  const marked = markText(text.slice(first, last), marker);
  return `${from > 0 ? '…' : ''}${marked}${to < words.length ? '…' : ''}`;
}
