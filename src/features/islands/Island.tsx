import {type ReactNode, Suspense, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {ISLANDS} from './registry';

interface Place {
  readonly frame: HTMLElement;
  readonly element: HTMLElement;
}

/** Arriving with what an island should show opens it: `#try-it?...`. */
const isAddressed = (name: string): boolean => window.location.hash.startsWith(`#${name}?`);

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-island-open]') !== null;

/**
 * A part of a reference page that React renders, in the place that the page's HTML holds for it. The button there is part of
 * the HTML: pointing at it or focusing it loads the code, a click shows the island and folds it again.
 */
export function Island({frame, element}: Place): ReactNode {
  const name = element.dataset.island ?? '';
  const island = ISLANDS[name];
  const [shown, setShown] = useState<'never' | 'open' | 'folded'>(() => (isAddressed(name) ? 'open' : 'never'));
  const [clicked, setClicked] = useState(false);
  useEffect(() => {
    if (!island) return;
    // A click tells of a failure; until then nobody has asked.
    const preload = ({target}: Event): void => void (isButton(target) && island.load().catch(() => undefined));
    const toggle = ({target}: Event): void => {
      if (!isButton(target)) return;
      setClicked(true);
      setShown((before) => (before === 'open' ? 'folded' : 'open'));
    };
    const arrive = (): void => {
      if (isAddressed(name)) setShown('open');
    };
    element.addEventListener('pointerover', preload);
    element.addEventListener('focusin', preload);
    element.addEventListener('click', toggle);
    window.addEventListener('hashchange', arrive);
    return () => {
      element.removeEventListener('pointerover', preload);
      element.removeEventListener('focusin', preload);
      element.removeEventListener('click', toggle);
      window.removeEventListener('hashchange', arrive);
    };
  }, [element, island, name]);

  const host = element.querySelector<HTMLElement>('[data-island-host]');
  useEffect(() => {
    element.querySelector('[data-island-open]')?.setAttribute('aria-expanded', String(shown === 'open'));
    if (host) host.hidden = shown !== 'open';
  }, [element, host, shown]);
  if (!island || !host || shown === 'never') return null;
  return createPortal(
    <ErrorBoundary fallback={({tryAgain}) => <Failed tryAgain={tryAgain} />}>
      <Suspense fallback={<Loading />}>
        <island.Component data={element.dataset} frame={frame} opened={clicked} />
      </Suspense>
    </ErrorBoundary>,
    host,
  );
}

const Loading = (): ReactNode => (
  <p role="status">
    <Translate id="site.islands.loading">Loading…</Translate>
  </p>
);

/** What a visitor sees when the part cannot be loaded or fails; the rest of the page is as it was. */
function Failed({tryAgain}: {readonly tryAgain: () => void}): ReactNode {
  return (
    <p role="alert">
      <Translate id="site.islands.failed">This part of the page could not be shown.</Translate>{' '}
      <button type="button" onClick={tryAgain}>
        <Translate id="site.islands.again">Try again</Translate>
      </button>
    </p>
  );
}
