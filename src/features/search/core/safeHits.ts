import {escapeHtml} from '../../../utils/escapeHtml';

/** A hit from either engine. */
interface AnyHit {
  readonly url: string;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly _highlightResult?: unknown;
  readonly _snippetResult?: unknown;
}

/** Escapes a text except for marks. */
const escapeMarked = (text: string): string =>
  escapeHtml(text).replaceAll('&lt;mark&gt;', '<mark>').replaceAll('&lt;/mark&gt;', '</mark>');

/** Changes all texts in a value. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]));
}

/** A URL on this site. The hosted index can have absolute URLs. Other schemes become the home page. */
export function safeUrl(url: string, origin: string): string {
  if (url.startsWith(`${origin}/`)) return url.slice(origin.length);
  return /^(https?:\/\/|\/(?!\/))/.test(url) ? url : '/';
}

const ENDPOINT = /^(?:<mark>)?(GET|POST|PUT|PATCH|DELETE)(?:<\/mark>)? (.+)$/;

export interface SafeHitOptions {
  readonly origin: string;
  /** Class names of a method's badge. */
  readonly classOf: (method: string) => string;
  /** Display name of a section. */
  readonly nameOf: (section: string) => string;
}

/**
 * Makes hits safe for the modal, which writes all texts as HTML, in results and in recent and favorite searches. Of their
 * marked texts the modal shows only the snippets. It takes the section from the others, if there are some.
 */
export function safeHits<Hit extends AnyHit>(hits: readonly Hit[], {origin, classOf, nameOf}: SafeHitOptions): Hit[] {
  /** A method, if any, as a badge. */
  const withBadge = (text: string): string =>
    text.replace(
      ENDPOINT,
      (_, method: string, path: string) => `<span class="${classOf(method)}" data-method>${method}</span> ${path}`,
    );
  return hits.map((hit) => {
    const {hierarchy, content} = hit;
    const snippets = mapTexts(hit._snippetResult, escapeMarked) as {readonly content?: {readonly value?: string}};
    const short = snippets.content;
    return {
      ...hit,
      url: safeUrl(hit.url, origin),
      content: content === null ? null : withBadge(escapeHtml(content)),
      hierarchy: mapTexts({...hierarchy, lvl0: nameOf(hierarchy.lvl0 ?? '')}, escapeHtml) as Hit['hierarchy'],
      _highlightResult: undefined,
      _snippetResult: {
        ...snippets,
        ...(short?.value !== undefined && {content: {...short, value: withBadge(short.value)}}),
      },
    };
  });
}
