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
export const escapeMarked = (text: string): string =>
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

/** Shows the method as a badge. The text is already escaped. */
export const endpointHtml = (text: string, badge: (method: string) => string): string =>
  text.replace(ENDPOINT, (_, method: string, path: string) => `${badge(method)} ${path}`);

export interface SafeHitOptions {
  readonly origin: string;
  /** Class names of a method's badge. */
  readonly classOf: (method: string) => string;
}

/**
 * Makes hits safe for the modal, which writes all texts as HTML, in results and in recent and favorite searches.
 */
export function safeHits<Hit extends AnyHit>(hits: readonly Hit[], {origin, classOf}: SafeHitOptions): Hit[] {
  const badge = (method: string): string => `<span class="${classOf(method)}" data-method>${method}</span>`;
  return hits.map((hit) => {
    const snippets = mapTexts(hit._snippetResult, escapeMarked) as {readonly content?: {readonly value?: string}};
    const content = snippets.content;
    return {
      ...hit,
      url: safeUrl(hit.url, origin),
      content: hit.content === null ? null : endpointHtml(escapeHtml(hit.content), badge),
      hierarchy: mapTexts(hit.hierarchy, escapeHtml) as Hit['hierarchy'],
      _highlightResult: mapTexts(hit._highlightResult, escapeMarked),
      _snippetResult: {
        ...snippets,
        ...(content?.value !== undefined && {content: {...content, value: endpointHtml(content.value, badge)}}),
      },
    };
  });
}
