export interface StaticPage {
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

export const FRAME = 'data-static-page';

/** The page in a document. Undefined if it has none, as on the 404 page. */
export function readPage(document: Document): StaticPage | undefined {
  const frame = document.querySelector(`[${FRAME}]`);
  if (!frame) return undefined;
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  return {title: document.title, description: description ?? '', html: frame.innerHTML};
}
