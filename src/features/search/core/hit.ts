import type {Hit, SearchRequest} from './response';
import {type Marker, type Tags, markText, snippet, spansOf} from './marks';
import {
  FIELD_TYPE,
  type Field,
  type Hierarchy,
  LEVELS,
  type Level,
  type RecordLocation,
  objectIdOf,
  urlOf,
} from './record';
import type {IndexedPage, IndexedRecord} from './searchIndex';

/** A hit without marks. */
type Plain = Omit<Hit, '_highlightResult' | '_snippetResult'>;

function hierarchyOf({lvl0, lvl1}: IndexedPage, headings: readonly string[]): Hierarchy {
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  return {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6};
}

const countOf = (text: string, marker: Marker): number =>
  new Set(spansOf(text, marker).flatMap(({matches}) => matches)).size;

/** The field that matches a query by name, or by all words in its text, if any. */
function bestField(fields: readonly Field[], marker: Marker): Field | undefined {
  const scored = fields.map((field) => {
    const named = countOf(field.name, marker);
    const told = countOf(field.content, marker);
    // Of two names with the word, the shorter is the better match.
    const score = named * 4 + told - field.name.length / 1000;
    return {field, score: named > 0 || told === marker.words.length ? score : 0};
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 0 ? best.field : undefined;
}

/** A record as a hit without marks, with the matching field. */
export function plainHit(
  [, type, anchor, headings, ordinal]: IndexedRecord,
  page: IndexedPage,
  text: string | null | readonly Field[],
  marker: Marker,
): Plain {
  const fields = Array.isArray(text) ? (text as readonly Field[]) : [];
  const field = fields.length > 0 ? bestField(fields, marker) : undefined;
  const location: RecordLocation = field
    ? {page: page.url, anchor: field.anchor, type: FIELD_TYPE}
    : {page: page.url, anchor: anchor ?? undefined, type, ordinal};
  return {
    objectID: objectIdOf(location),
    url: urlOf(location),
    url_without_anchor: page.url,
    anchor: location.anchor ?? null,
    type: location.type,
    content: field ? field.content : typeof text === 'string' ? text : null,
    version: page.version,
    ...(field && {fieldType: field.type}),
    hierarchy: hierarchyOf(page, field ? [...headings.slice(0, 1), field.name] : headings),
  };
}

/** Requested snippet length of an attribute in words, as in `content:10`. */
function lengthsOf(attributes: readonly string[] = []): ReadonlyMap<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', length] = attribute.split(':');
      return [name, Number(length) || 10];
    }),
  );
}

/** Adds the marked texts and snippets that the request asks for. */
export function markedHit(plain: Plain, marker: Marker, request: SearchRequest): Hit {
  const tags: Tags = {before: request.highlightPreTag ?? '<em>', after: request.highlightPostTag ?? '</em>'};
  const lengths = lengthsOf(request.attributesToSnippet);
  const ellipsis = request.snippetEllipsisText ?? '…';
  const levels = LEVELS.flatMap((level): [Level, string][] => {
    const text = plain.hierarchy[level];
    return text === null ? [] : [[level, text]];
  });
  const shortened = (name: string, text: string) => {
    const length = lengths.get(name);
    return length === undefined ? undefined : snippet(text, marker, {length, ellipsis, ...tags});
  };
  const snippets = levels.flatMap(([level, text]) => {
    const short = shortened(`hierarchy.${level}`, text);
    return short ? [[level, short] as const] : [];
  });
  const content = plain.content === null ? undefined : shortened('content', plain.content);
  return {
    ...plain,
    _highlightResult: {
      hierarchy: Object.fromEntries(levels.map(([level, text]) => [level, markText(text, marker, tags)])),
      ...(plain.content !== null && {content: markText(plain.content, marker, tags)}),
    },
    _snippetResult: {hierarchy: Object.fromEntries(snippets), ...(content && {content})},
  };
}
