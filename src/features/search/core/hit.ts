import type {Hit, SearchRequest} from './response';
import {type Marker, type Tags, markText, snippet} from './marks';
import {FIELD_TYPE, type Field, type Hierarchy, LEVELS, type RecordLocation, objectIdOf, urlOf} from './record';
import type {IndexedPage, IndexedRecord} from './searchIndex';

/** A hit without marks. */
export interface PlainHit extends Omit<Hit, '_highlightResult' | '_snippetResult' | 'more'> {
  readonly more?: readonly PlainHit[];
}

function hierarchyOf({lvl0, lvl1}: IndexedPage, headings: readonly string[]): Hierarchy {
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  return {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6};
}

/** The field that matches a query by name, or by all words in its text, if any. */
function bestField(fields: readonly Field[], {words, spansOf}: Marker): Field | undefined {
  const countOf = (text: string): number => new Set(spansOf(text).flatMap(({matches}) => matches)).size;
  let best: {readonly field?: Field; readonly score: number} = {score: 0};
  for (const field of fields) {
    const named = countOf(field.name);
    const told = countOf(field.content);
    // Of two names with the word, the shorter is the better match.
    const score = named * 4 + told - field.name.length / 1000;
    if ((named > 0 || told === words.length) && score > best.score) best = {field, score};
  }
  return best.field;
}

/** A record as a hit without marks, with the matching field. */
export function plainHit(
  [, type, anchor, headings, ordinal]: IndexedRecord,
  page: IndexedPage,
  text: string | null | readonly Field[],
  marker: Marker,
): PlainHit {
  const isText = text === null || typeof text === 'string';
  const field = isText ? undefined : bestField(text, marker);
  const location: RecordLocation = field
    ? {page: page.url, anchor: field.anchor, type: FIELD_TYPE}
    : {page: page.url, anchor: anchor ?? undefined, type, ordinal};
  return {
    objectID: objectIdOf(location),
    url: urlOf(location),
    url_without_anchor: page.url,
    anchor: location.anchor ?? null,
    type: location.type,
    content: isText ? text : (field?.content ?? null),
    version: page.version,
    ...(field && {fieldType: field.type}),
    hierarchy: hierarchyOf(page, field ? [...headings.slice(0, 1), field.name] : headings),
  };
}

/** Requested snippet lengths of attributes in words, as in `content:10`. */
const lengthsOf = (attributes: readonly string[] = []): ReadonlyMap<string, number> =>
  new Map(
    attributes.map((attribute) => {
      const [name = '', length] = attribute.split(':');
      return [name, Number(length) || 10];
    }),
  );

/** Adds the marked texts and snippets that the request asks for. */
export function markedHit(plain: Omit<PlainHit, 'more'>, marker: Marker, request: SearchRequest): Hit {
  const tags: Tags = {before: request.highlightPreTag ?? '<em>', after: request.highlightPostTag ?? '</em>'};
  const lengths = lengthsOf(request.attributesToSnippet);
  const ellipsis = request.snippetEllipsisText ?? '…';
  const levels = LEVELS.flatMap((level) => {
    const text = plain.hierarchy[level];
    return text === null ? [] : [[level, text] as const];
  });
  const shortened = (attribute: string, text: string) => {
    const length = lengths.get(attribute);
    return length === undefined ? undefined : snippet(text, marker, {length, ellipsis, ...tags});
  };
  const {content} = plain;
  const shortContent = content === null ? undefined : shortened('content', content);
  return {
    ...plain,
    _highlightResult: {
      hierarchy: Object.fromEntries(levels.map(([level, text]) => [level, markText(text, marker, tags)])),
      ...(content !== null && {content: markText(content, marker, tags)}),
    },
    _snippetResult: {
      hierarchy: Object.fromEntries(
        levels.flatMap(([level, text]) => {
          const short = shortened(`hierarchy.${level}`, text);
          return short ? [[level, short]] : [];
        }),
      ),
      ...(shortContent && {content: shortContent}),
    },
  };
}
