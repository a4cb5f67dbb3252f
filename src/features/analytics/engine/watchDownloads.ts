import {publish} from '@site/src/features/events';

/** Publishes clicks on links to the API descriptions, anywhere on a page. */
export function watchDownloads(page: Document): void {
  page.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // The file name: `v2.json`, `v1.d.ts`.
    const [, file] = /^\/openapi\/([\w.]+)$/.exec(link?.pathname ?? '') ?? [];
    if (file !== undefined && link?.origin === window.location.origin) publish('description_downloaded', {file});
  });
}
