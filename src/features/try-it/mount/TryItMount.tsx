import {type ReactNode, useLayoutEffect, useMemo, useState} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {loadTryIt, useTryItCode} from './useTryItCode';

/** A link with values for the form opens it: `#try-it?...`. */
const isLinked = (): boolean => window.location.hash.startsWith('#try-it?');

const isToggle = ({target}: Event): boolean =>
  target instanceof Element && target.closest('[data-try-it-toggle]') !== null;

/** Renders try-it into the slot that the HTML of an operation's page has for it, with the providers of the site around it. */
export function TryItMount({page}: {readonly page: HTMLElement | null}): ReactNode {
  const slot = useMemo(() => page?.querySelector<HTMLElement>('[data-try-it]'), [page]);
  return page && slot && <TryItInSlot page={page} slot={slot} />;
}

interface SlotProps {
  readonly page: HTMLElement;
  readonly slot: HTMLElement;
}

/** Pointing at the slot's button or focusing it loads the code; a click shows the form, and folds it again. */
function TryItInSlot({page, slot}: SlotProps): ReactNode {
  const [shown, setShown] = useState<'never' | 'open' | 'folded'>(() => (isLinked() ? 'open' : 'never'));
  const [isClicked, setClicked] = useState(false);
  const [code, retry] = useTryItCode(shown === 'open');
  const isShown = shown === 'open';
  const panel = slot.querySelector<HTMLElement>('[data-try-it-panel]');
  // In the same task that shows the page: a passive effect would lose a click that comes right after an in-site link.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const preload = (event: Event): void => {
      // Only a click shows a failure.
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

/** Shown when the form cannot be loaded or crashes; the rest of the page stays as it is. */
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
