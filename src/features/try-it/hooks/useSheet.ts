import {useEffect, useLayoutEffect} from 'react';
import {flushSync} from 'react-dom';
import {isObject} from '@site/src/utils/isObject';

/** Whether the open form is a sheet over the page, because there is no second column. The style sheet decides (workbench.module.css). */
export function isSheet(): boolean {
  const bench = document.querySelector('[data-try-it]');
  return bench !== null && getComputedStyle(bench).getPropertyValue('--is-sheet') === 'true';
}

/** Makes everything outside an element inert, and keeps the page where it is. Returns a function that reverts it. */
function isolate(element: HTMLElement): () => void {
  const outside: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) outside.push(sibling);
    }
  }
  for (const part of outside) part.inert = true;
  // Not in a style sheet: a rule about the page that depends on what is in it makes each change of the page slow.
  document.documentElement.style.overflow = 'hidden';
  element.setAttribute('role', 'dialog');
  element.setAttribute('aria-modal', 'true');
  return () => {
    for (const part of outside) part.inert = false;
    document.documentElement.style.overflow = '';
    element.removeAttribute('role');
    element.removeAttribute('aria-modal');
  };
}

/** While the open workbench covers the page, it is a dialog: the page is inert, and Escape closes it. */
export function useSheet(bench: HTMLElement, isShown: boolean, close: () => void): void {
  // Before the focus goes back: an inert element takes none.
  useLayoutEffect(() => {
    if (!isShown) return;
    let release: (() => void) | undefined;
    const follow = (): void => {
      if (isSheet() === (release !== undefined)) return;
      release?.();
      release = release === undefined ? isolate(bench) : undefined;
    };
    const press = (event: KeyboardEvent): void => {
      const isOwn = event.target instanceof Element && event.target.closest('dialog') === null;
      if (event.key === 'Escape' && !event.defaultPrevented && isOwn && isSheet()) close();
    };
    follow();
    // The room of the page depends on the window, the sidebar and the size of text.
    const room = new ResizeObserver(follow);
    room.observe(document.body);
    room.observe(bench);
    bench.addEventListener('keydown', press);
    return () => {
      room.disconnect();
      release?.();
      bench.removeEventListener('keydown', press);
    };
  }, [bench, isShown, close]);
}

/** State of the history entry at which the form is open, so that reload, Back, and Forward open it again. */
const STATE = 'tryIt';

/** Whether the form made the entry (`pushed`), or is open at an entry that was there before (`marked`). */
type FormEntry = 'pushed' | 'marked';

const stateOf = (): Readonly<Record<string, unknown>> => {
  const state: unknown = window.history.state;
  return isObject(state) ? state : {};
};

/** Whether the URL has form data, which opens the form. */
export const isLinked = (): boolean => window.location.hash.startsWith('#try-it?');

/** The mark of the current entry, if the form is open there. */
export function formEntry(): FormEntry | undefined {
  const mark = stateOf()[STATE];
  return mark === 'pushed' || mark === 'marked' ? mark : undefined;
}

function change(by: 'pushState' | 'replaceState', mark: FormEntry | undefined, url?: string): void {
  window.history[by]({...stateOf(), [STATE]: mark}, '', url);
}

/** @param url the entry's new URL */
export const markFormEntry = (url?: string): void => change('replaceState', 'marked', url);

/** Whether the sheet closes for a link that the visitor follows from it. Back then returns to the sheet. */
let isFollowing = false;

/** Closes a sheet before the browser goes to the field behind it. */
export function leaveSheet(close: () => void): void {
  if (!isSheet()) return;
  isFollowing = true;
  flushSync(close);
  isFollowing = false;
}

/** Keeps the router from an event between two entries of the same page, for which it would scroll. */
const forRouter = (event: Event): void => event.stopImmediatePropagation();

function enter(): void {
  if (formEntry()) return;
  // The entry of a link is the form's own.
  if (isSheet() && !isLinked()) change('pushState', 'pushed');
  else markFormEntry();
}

function leave(): void {
  if (formEntry() === 'marked') change('replaceState', undefined);
  if (formEntry() !== 'pushed') return;
  window.addEventListener('popstate', forRouter, {capture: true, once: true});
  window.history.back();
}

/** Remembers in the history that the form is open. A sheet has its own entry, so that Back closes it and Forward opens it, as in apps. */
export function useFormHistory(isShown: boolean, open: () => void, close: () => void): void {
  useEffect(() => {
    const {pathname} = window.location;
    const isHere = (): boolean => window.location.pathname === pathname;
    const follow = (event: PopStateEvent): void => {
      const isWanted = formEntry() !== undefined;
      if (isWanted === isShown || !isSheet() || !isHere()) return;
      forRouter(event);
      (isWanted ? open : close)();
    };
    if (isShown) enter();
    // Before the router, which listens to the same target.
    window.addEventListener('popstate', follow, {capture: true});
    return () => {
      window.removeEventListener('popstate', follow, {capture: true});
      if (isShown && !isFollowing && isHere()) leave();
    };
  }, [isShown, open, close]);
}
