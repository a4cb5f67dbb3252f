import {publish} from '@site/src/features/events';

/** The file name if a URL is a published description: `v2.json`, `v1.d.ts`. */
export function descriptionAt(pathname: string): string | undefined {
  return /^\/openapi\/([\w.]+)$/.exec(pathname)?.[1];
}

/** Publishes clicks on links to the API descriptions, anywhere on a page. */
export function watchDownloads(page: Document): void {
  page.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const file = link?.origin === window.location.origin ? descriptionAt(link.pathname) : undefined;
    if (file !== undefined) publish('description_downloaded', {file});
  });
}
