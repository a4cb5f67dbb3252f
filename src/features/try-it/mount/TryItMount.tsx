import {type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate, {translate} from '@docusaurus/Translate';
import {formEntry, isLinked} from '../formEntry';
import {useFormHistory} from '../hooks/useFormHistory';
import {isSheet} from '../sheet';
import type {Wanted} from '../wanted';
import {loadTryIt, useTryItCode} from './useTryItCode';
import styles from './styles.module.css';

const openerOf = ({target}: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-try-it-toggle], [data-add-to-request]') : null;

/** Renders try-it into the workbench of an operation page, with the site's providers. */
export function TryItMount({page}: {readonly page: HTMLElement | null}): ReactNode {
  const bench = useMemo(() => page?.querySelector<HTMLElement>('[data-try-it]'), [page]);
  return page && bench && <TryItInBench page={page} bench={bench} />;
}

interface BenchProps {
  readonly page: HTMLElement;
  readonly bench: HTMLElement;
}

/** Hover or focus of a button loads the code. A click shows or hides the form, or adds a field to it. */
function TryItInBench({page, bench}: BenchProps): ReactNode {
  const [shown, setShown] = useState<'never' | 'open' | 'folded'>(() => (isLinked() || formEntry() ? 'open' : 'never'));
  const [isClicked, setClicked] = useState(false);
  /** What the visitor has added from the text. */
  const [wanted, setWanted] = useState<Wanted>();
  /** Focus and scroll position before the form opened, to restore on close. */
  const before = useRef<{readonly opener: HTMLElement; readonly scroll: number}>();
  const [code, retry] = useTryItCode(shown === 'open');
  const isShown = shown === 'open';
  const panel = bench.querySelector<HTMLElement>('[data-try-it-panel]');
  const tabs = bench.querySelector<HTMLElement>('[data-try-it-tabs]');
  // In the same task that shows the page, because a passive effect could miss a click right after navigation.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const preload = (event: Event): void => {
      // Only a click shows an error.
      if (openerOf(event)) loadTryIt().catch(() => undefined);
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
  }, [page]);
  useLayoutEffect(() => {
    for (const toggle of page.querySelectorAll('[data-try-it-toggle]')) {
      toggle.setAttribute('aria-expanded', String(isShown));
    }
    bench.toggleAttribute('data-open', isShown);
    panel?.toggleAttribute('hidden', !isShown);
  }, [page, bench, panel, isShown]);
  useLayoutEffect(() => {
    if (shown !== 'folded') return;
    const {opener, scroll} = before.current ?? {opener: bench.querySelector<HTMLElement>('[data-try-it-toggle]')};
    // The page is shorter while a sheet is open.
    if (isSheet() && scroll !== undefined) window.scrollTo({top: scroll, behavior: 'instant'});
    opener?.focus({preventScroll: true});
  }, [bench, shown]);
  const open = useCallback(() => setShown('open'), []);
  const close = useCallback(() => setShown('folded'), []);
  useFormHistory(isShown, open, close);

  if (!panel || !tabs || shown === 'never') return null;
  const {version = '', operation = ''} = bench.dataset;
  return createPortal(
    <ErrorBoundary fallback={({tryAgain}) => <Failed retry={tryAgain}>{crashed()}</Failed>}>
      {code === undefined && (
        <p role="status" className={styles.message}>
          <Translate id="site.tryIt.loadingCode">Loading…</Translate>
        </p>
      )}
      {code === 'failed' && <Failed retry={retry}>{notLoaded()}</Failed>}
      {typeof code === 'object' && (
        <code.TryIt {...{version, operation, page, bench, tabs, isClicked, isShown, wanted, close}} />
      )}
    </ErrorBoundary>,
    panel,
  );
}

const crashed = (): string => translate({id: 'site.tryIt.failed', message: "This part of the page couldn't be shown."});

const notLoaded = (): string =>
  translate({
    id: 'site.tryIt.notLoaded',
    message: "Try it couldn't be loaded. Check your network connection, then try again.",
  });

/** Shown when the form can't be loaded or crashes. */
function Failed({retry, children}: {readonly retry: () => void; readonly children: ReactNode}): ReactNode {
  return (
    <div role="alert" className={styles.message}>
      <p>{children}</p>
      <button type="button" className={styles.retry} onClick={retry}>
        <Translate id="site.tryIt.again">Try again</Translate>
      </button>
    </div>
  );
}
