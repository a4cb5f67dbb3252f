import {internalTarget} from '../core/internalLink';

/** Lets the router follow the links of a page that React does not render: no reload, and the frame of the site stays. */
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
