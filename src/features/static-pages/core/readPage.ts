/** What the reader sees of a page, and what the browser's tab and history say of it. */
export interface StaticPage {
  readonly title: string;
  readonly description: string;
  /** Content of the page's frame, as the build rendered it. */
  readonly html: string;
}

/** Attribute of the element that holds a page's content. */
export const FRAME = 'data-static-page';

/** The page in a document; undefined when it holds none, as the not-found page does. */
export function readPage(document: Document): StaticPage | undefined {
  const frame = document.querySelector(`[${FRAME}]`);
  if (!frame) return undefined;
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  return {title: document.title, description: description ?? '', html: frame.innerHTML};
}
