import {type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {ISLANDS} from './registry';
import {useCode} from './useCode';

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
  const load = ISLANDS[name];
  const [shown, setShown] = useState<'never' | 'open' | 'folded'>(() => (isAddressed(name) ? 'open' : 'never'));
  const [clicked, setClicked] = useState(false);
  const [code, again] = useCode(load, shown === 'open');
  useEffect(() => {
    if (!load) return;
    // A click tells of a failure; until then nobody has asked.
    const preload = ({target}: Event): void => {
      if (isButton(target)) load().catch(() => undefined);
    };
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
  }, [element, load, name]);

  const host = element.querySelector<HTMLElement>('[data-island-host]');
  useEffect(() => {
    element.querySelector('[data-island-open]')?.setAttribute('aria-expanded', String(shown === 'open'));
    element.querySelector('[data-island-host]')?.toggleAttribute('hidden', shown !== 'open');
  }, [element, shown]);
  if (!host || shown === 'never') return null;
  return createPortal(
    <ErrorBoundary fallback={({tryAgain}) => <Failed again={tryAgain} />}>
      {code === undefined && <Loading />}
      {code === 'failed' && <Failed again={again} />}
      {typeof code === 'object' && (
        <code.Component data={element.dataset} frame={frame} opened={clicked} shown={shown === 'open'} />
      )}
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
function Failed({again}: {readonly again: () => void}): ReactNode {
  return (
    <p role="alert">
      <Translate id="site.islands.failed">This part of the page could not be shown.</Translate>{' '}
      <button type="button" onClick={again}>
        <Translate id="site.islands.again">Try again</Translate>
      </button>
    </p>
  );
}
