import {type ReactNode, useLayoutEffect, useMemo, useState} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {loadTryIt, useTryItCode} from './useTryItCode';

/** Prefix of links with form data, which open the form. */
const isLinked = (): boolean => window.location.hash.startsWith('#try-it?');

const isToggle = ({target}: Event): boolean =>
  target instanceof Element && target.closest('[data-try-it-toggle]') !== null;

/** Renders try-it into the slot in the HTML of an operation page, with the site's providers. */
export function TryItMount({page}: {readonly page: HTMLElement | null}): ReactNode {
  const slot = useMemo(() => page?.querySelector<HTMLElement>('[data-try-it]'), [page]);
  return page && slot && <TryItInSlot page={page} slot={slot} />;
}

interface SlotProps {
  readonly page: HTMLElement;
  readonly slot: HTMLElement;
}

/** Hover or focus of the button loads the code. A click shows or hides the form. */
function TryItInSlot({page, slot}: SlotProps): ReactNode {
  const [shown, setShown] = useState<'never' | 'open' | 'folded'>(() => (isLinked() ? 'open' : 'never'));
  const [isClicked, setClicked] = useState(false);
  const [code, retry] = useTryItCode(shown === 'open');
  const isShown = shown === 'open';
  const panel = slot.querySelector<HTMLElement>('[data-try-it-panel]');
  // In the same task that shows the page, because a passive effect could miss a click right after navigation.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const preload = (event: Event): void => {
      // Only a click shows an error.
      if (isToggle(event)) loadTryIt().catch(() => undefined);
    };
    const toggle = (event: Event): void => {
      if (!isToggle(event)) return;
      setClicked(true);
      setShown((before) => (before === 'open' ? 'folded' : 'open'));
    };
    const openLinked = (): void => {
      if (isLinked()) setShown('open');
    };
    slot.addEventListener('pointerover', preload, {signal});
    slot.addEventListener('focusin', preload, {signal});
    slot.addEventListener('click', toggle, {signal});
    window.addEventListener('hashchange', openLinked, {signal});
    return () => listening.abort();
  }, [slot]);
  useLayoutEffect(() => {
    slot.querySelector('[data-try-it-toggle]')?.setAttribute('aria-expanded', String(isShown));
    panel?.toggleAttribute('hidden', !isShown);
  }, [slot, panel, isShown]);

  if (!panel || shown === 'never') return null;
  const {version = '', operation = ''} = slot.dataset;
  return createPortal(
    <ErrorBoundary fallback={({tryAgain}) => <Failed retry={tryAgain} />}>
      {code === undefined && (
        <p role="status">
          <Translate id="site.tryIt.loadingCode">Loading…</Translate>
        </p>
      )}
      {code === 'failed' && <Failed retry={retry} />}
      {typeof code === 'object' && (
        <code.TryIt version={version} operation={operation} page={page} isClicked={isClicked} isShown={isShown} />
      )}
    </ErrorBoundary>,
    panel,
  );
}

/** Shown when the form can't be loaded or crashes. */
function Failed({retry}: {readonly retry: () => void}): ReactNode {
  return (
    <p role="alert">
      <Translate id="site.tryIt.failed">This part of the page could not be shown.</Translate>{' '}
      <button type="button" onClick={retry}>
        <Translate id="site.tryIt.again">Try again</Translate>
      </button>
    </p>
  );
}
