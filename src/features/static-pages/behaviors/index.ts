import {rememberLanguage} from '@site/src/features/samples';
import {whenIdle} from '@site/src/features/page-loading';
import {filterList} from './filterList';
import {prefetchPages} from './prefetchPages';
import {internalTarget} from '../core/internalLink';
import type {useHistory} from '@docusaurus/router';

type Navigation = ReturnType<typeof useHistory>;

/** Opens all details around an element, and the element itself if it is one. Returns whether one was closed. */
function open(element: Element, frame: HTMLElement): boolean {
  let wasClosed = false;
  for (let parent: Element | null = element; parent && parent !== frame; parent = parent.parentElement) {
    if (!(parent instanceof HTMLDetailsElement) || parent.open) continue;
    parent.open = true;
    wasClosed = true;
  }
  return wasClosed;
}

/** Opens the parents of the target and scrolls to it if it was hidden. CSS highlights it (`:target`), but not after Back and Forward. */
function openHashTarget(frame: HTMLElement, history: Navigation): () => void {
  const show = (): void => {
    const {hash} = window.location;
    // Every hash can be decoded (page-loading/preloadFirst).
    const element = hash && frame.querySelector(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`);
    if (!element) return;
    // Browsers scroll to a visible target, or restore the position.
    if (open(element, frame)) element.scrollIntoView();
    // After router navigation, browsers don't set `:target`. This also scrolls, so the position of Back would be lost.
    if (history.action === 'PUSH' && !element.matches(':target')) window.location.replace(hash);
  };
  show();
  window.addEventListener('hashchange', show);
  return () => window.removeEventListener('hashchange', show);
}

const CURRENT = 'table-of-contents__link--active';

/** Marks the current section in the table of contents, as on guides. */
function markCurrentHeading(page: HTMLElement): void {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a.table-of-contents__link')) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) links.set(heading, link);
  }
  const inView = new Set<Element>();
  const lefts = new Map<Element, number>();
  const mark = (): void => {
    // A heading next to the text stays in view.
    const edge = Math.min(...lefts.values()) + 1;
    const current = [...links.keys()].find((heading) => inView.has(heading) && (lefts.get(heading) ?? 0) <= edge);
    // Between two headings, the section above is current.
    if (!current) return;
    for (const [heading, link] of links) {
      link.classList.toggle(CURRENT, heading === current);
      if (heading === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target, boundingClientRect} of entries) {
        if (boundingClientRect.width > 0) lefts.set(target, boundingClientRect.left);
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      mark();
    },
    // A section is current if its heading is below the navbar in the upper third of the window.
    {rootMargin: '-60px 0px -66% 0px'},
  );
  for (const heading of links.keys()) observer.observe(heading);
}

/** Loads what fields do for a visitor when the page is idle. */
function startFields(page: HTMLElement): void {
  if (!page.querySelector('[data-try-it], [data-fold-levels]')) return;
  whenIdle(
    () =>
      void import(/* webpackChunkName: "fields" */ './fields').then(
        ({fieldBehaviors}) => fieldBehaviors(page),
        () => undefined,
      ),
  );
}

/** Lets the router follow links in static HTML, of the page and of the sidebar, without a reload. */
function followLinks(history: Navigation): () => void {
  const follow = (event: MouseEvent): void => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    // Links that React renders have prevented the default.
    const target = anchor && internalTarget(event, anchor, window.location);
    if (!target) return;
    event.preventDefault();
    history.push(target);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

/** @returns a function that stops what reaches beyond the page's element, which is removed with its listeners */
export function startBehaviors(page: HTMLElement, history: Navigation): () => void {
  startFields(page);
  filterList(page);
  markCurrentHeading(page);
  const ends = [followLinks(history), prefetchPages(document), openHashTarget(page, history), rememberLanguage(page)];
  return () => ends.forEach((end) => end());
}
