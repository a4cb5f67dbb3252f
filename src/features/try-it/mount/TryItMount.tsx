import {
  type ReactNode,
  Suspense,
  lazy,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate, {translate} from '@docusaurus/Translate';
import {currentVisit} from '@site/src/features/visit';
import {formEntry, isLinked, isSheet, useFormHistory} from '../hooks/useSheet';
import type {TryItProps} from '../TryIt';
import type {Wanted} from '../Inputs';

/** Renders try-it into the workbench of an operation page, with the site's providers. */
export function TryItMount({page}: {readonly page: HTMLElement | null}): ReactNode {
  const bench = useMemo(() => page?.querySelector<HTMLElement>('[data-try-it]'), [page]);
  return page && bench && <TryItInBench page={page} bench={bench} />;
}

/** The form of the operation of a bench. Its code is a separate chunk. */
const lazyForm = ({version = '', operation = ''}: DOMStringMap, failed: ReactNode) =>
  lazy(async (): Promise<{default: (props: Omit<TryItProps, 'loaded' | 'BodyEditor'>) => ReactNode}> => {
    try {
      const {TryIt, fetchOperation, loadBodyEditor} = await loadCode();
      const loaded = await fetchOperation(version, operation);
      const {BodyEditor} = loaded.hasBody ? await loadBodyEditor() : {BodyEditor: undefined};
      return {default: (props) => <TryIt {...props} {...{loaded, BodyEditor}} />};
    } catch {
      return {default: () => failed};
    }
  });

/** Hover or focus of a button loads the code. A click shows or hides the form, or adds a field to it. */
function TryItInBench({page, bench}: {readonly page: HTMLElement; readonly bench: HTMLElement}): ReactNode {
  const {isShown, wasShown, isClicked, wanted, open, close} = useToggles(page, bench);
  const load = () => lazyForm(bench.dataset, <Failed retry={() => setForm(load)} />);
  const [Form, setForm] = useState(load);
  useFormHistory(isShown, open, close);
  const panel = bench.querySelector<HTMLElement>('[data-try-it-panel]');
  const tabs = bench.querySelector<HTMLElement>('[data-try-it-tabs]');
  if (!panel || !tabs || !wasShown) return null;
  return createPortal(
    <ErrorBoundary fallback={({tryAgain}) => <Failed retry={tryAgain} />}>
      <Suspense fallback={<Loading />}>
        <Form {...{page, bench, tabs, isClicked, isShown, wanted, close}} />
      </Suspense>
    </ErrorBoundary>,
    panel,
  );
}

const Loading = (): ReactNode => (
  <p role="status" className="padding--md">
    {translate({message: 'Loading the form…'})}
  </p>
);

function Failed({retry}: {readonly retry: () => void}): ReactNode {
  return (
    <div role="alert" className="padding--md">
      <p>
        <Translate>
          {"Try it couldn't be loaded. Check your network connection, then try again, or reload the page."}
        </Translate>
      </p>
      <button type="button" className="site-button" onClick={retry}>
        <Translate>Try again</Translate>
      </button>
    </div>
  );
}

/** Loads the form's code, which is a separate chunk. */
const loadCode = () => import('../TryIt');

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

/** The visit in which a form was left open. The form of the next operation is open too, unless it would cover the page. */
let openedIn: ReturnType<typeof currentVisit> | undefined;

/** Whether the buttons of a page, or a link, opened the form, and what they add to it. */
function useToggles(page: HTMLElement, bench: HTMLElement) {
  const [shown, setShown] = useState<'never' | 'open' | 'folded'>(() =>
    isLinked() || formEntry() || (openedIn === currentVisit() && !isSheet()) ? 'open' : 'never',
  );
  const [isClicked, setClicked] = useState(isLinked);
  const [wanted, setWanted] = useState<Wanted>();
  const before = useShown(page, bench, shown);
  useEffect(() => {
    if (shown !== 'never') openedIn = shown === 'open' ? currentVisit() : undefined;
  }, [shown]);
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
