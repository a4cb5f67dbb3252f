import {useCallback, useLayoutEffect, useRef, useState} from 'react';
import {formEntry, isLinked} from '../hooks/useFormHistory';
import {isSheet} from '../hooks/useSheet';
import type {Wanted} from '../Inputs';

/** Loads the form's code, which is a separate chunk. */
export const loadCode = () => import('../TryIt');

const openerOf = ({target}: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-try-it-toggle], [data-add-to-request]') : null;

/** Tells the page whether the form is shown, and restores focus and scroll position when it closes. */
function useShown(page: HTMLElement, bench: HTMLElement, shown: 'never' | 'open' | 'folded') {
  /** Focus and scroll position before the form opened. */
  const before = useRef<{readonly opener: HTMLElement; readonly scroll: number}>();
  const isShown = shown === 'open';
  useLayoutEffect(() => {
    for (const toggle of page.querySelectorAll('[data-try-it-toggle]')) {
      toggle.setAttribute('aria-expanded', String(isShown));
    }
    bench.toggleAttribute('data-open', isShown);
    bench.querySelector('[data-try-it-panel]')?.toggleAttribute('hidden', !isShown);
  }, [page, bench, isShown]);
  useLayoutEffect(() => {
    if (shown !== 'folded') return;
    const {opener, scroll} = before.current ?? {opener: bench.querySelector<HTMLElement>('[data-try-it-toggle]')};
    // The page is shorter while a sheet is open.
    if (isSheet() && scroll !== undefined) window.scrollTo({top: scroll, behavior: 'instant'});
    opener?.focus({preventScroll: true});
  }, [bench, shown]);
  return before;
}

/** Whether the buttons of a page, or a link, opened the form, and what they add to it. */
export function useToggles(page: HTMLElement, bench: HTMLElement) {
  const [shown, setShown] = useState<'never' | 'open' | 'folded'>(() => (isLinked() || formEntry() ? 'open' : 'never'));
  const [isClicked, setClicked] = useState(false);
  const [wanted, setWanted] = useState<Wanted>();
  const before = useShown(page, bench, shown);
  // In the same task that shows the page, because a passive effect could miss a click right after navigation.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const preload = (event: Event): void => {
      // Only a click shows an error.
      if (openerOf(event)) loadCode().catch(() => undefined);
    };
    const toggle = (event: Event): void => {
      const opener = openerOf(event);
      if (!opener) return;
      const id = opener.dataset.addToRequest;
      setClicked(true);
      if (id !== undefined) setWanted({id});
      setShown((now) => {
        if (now !== 'open') before.current = {opener, scroll: window.scrollY};
        return now === 'open' && id === undefined ? 'folded' : 'open';
      });
    };
    const openLink = (): void => {
      if (isLinked()) setShown('open');
    };
    page.addEventListener('pointerover', preload, {signal});
    page.addEventListener('focusin', preload, {signal});
    page.addEventListener('click', toggle, {signal});
    window.addEventListener('hashchange', openLink, {signal});
    return () => listening.abort();
  }, [before, page]);
  const open = useCallback(() => setShown('open'), []);
  const close = useCallback(() => setShown('folded'), []);
  return {isShown: shown === 'open', wasShown: shown !== 'never', isClicked, wanted, open, close};
}
