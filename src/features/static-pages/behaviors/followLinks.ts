import {internalTarget} from '../core/internalLink';

/** Lets the router follow links in static HTML, of the page and of the sidebar, without a reload. */
export function followLinks(go: (to: string) => void): () => void {
  const follow = (event: MouseEvent): void => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    // Links that React renders have prevented the default.
    const target = anchor && internalTarget(event, anchor, window.location);
    if (!target) return;
    event.preventDefault();
    go(target);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
