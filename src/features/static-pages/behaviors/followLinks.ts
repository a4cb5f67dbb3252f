import {internalTarget} from '../core/internalLink';

/** Lets the router follow links in static HTML, without a reload. */
export function followLinks(frame: HTMLElement, go: (to: string) => void): () => void {
  const follow = (event: MouseEvent): void => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const target = anchor && internalTarget(event, anchor, window.location);
    if (!target) return;
    event.preventDefault();
    go(target);
  };
  frame.addEventListener('click', follow);
  return () => {
    frame.removeEventListener('click', follow);
  };
}
