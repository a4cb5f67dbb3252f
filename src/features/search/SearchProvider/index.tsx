import {type PropsWithChildren, type ReactNode, useCallback, useEffect, useMemo, useState} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useHistory} from '@docusaurus/router';
import {useSiteSettings} from '@site/src/features/settings';
import {local, removeItems} from '@site/src/features/storage';
import {onVisitEnd} from '@site/src/features/visit';
import {savedKeys} from '../core/savedKeys';
import {SearchContext} from '../SearchButton';
import {MAX_QUERY_LENGTH, type SearchAction, actionForKey} from '@site/src/features/shortcuts/core/searchKeys';
import {isTextInput, onOpenSearch} from '@site/src/features/shortcuts';
import {trackingAllowed} from '@site/src/features/analytics';
import {type Backend, hostedCredentials} from '../core/backend';
import type {SiteSettings} from '@site/src/config/settings';

/** The engine from the settings. The other one is not loaded. */
async function loadBackend(settings: SiteSettings): Promise<Backend> {
  const credentials = hostedCredentials(settings);
  if (credentials) {
    const {hostedBackend} = await import(/* webpackChunkName: "search-hosted" */ '../hosted/hostedSearch');
    return hostedBackend(credentials, () => trackingAllowed(settings));
  }
  const {embeddedBackend} = await import(/* webpackChunkName: "search-embedded" */ '../embedded/embeddedSearch');
  return embeddedBackend();
}

async function load(settings: SiteSettings) {
  const [backend, {SearchModal}] = await Promise.all([
    loadBackend(settings),
    import(/* webpackChunkName: "search" */ '../SearchModal'),
  ]);
  return {Modal: SearchModal, backend};
}

let loading: ReturnType<typeof load> | undefined;

/** The code of the modal and its engine, which load when a visitor is about to use them. */
function useModal() {
  const settings = useSiteSettings();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [hasFailed, setFailed] = useState(false);
  /** Loads the modal once. After a failure, the next call tries again, and so does a network that is back. */
  const prepare = useCallback((): void => {
    loading ??= load(settings);
    loading.then(setLoaded, () => {
      loading = undefined;
      setFailed(true);
    });
  }, [settings]);
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', prepare);
    return () => window.removeEventListener('online', prepare);
  }, [hasFailed, prepare]);
  return {loaded, hasFailed: hasFailed && !loaded, prepare};
}

interface Opened {
  /** Text typed before the modal opened. */
  readonly query: string;
  /** The element that gets the focus back. */
  readonly from: Element | null;
}

const BUTTON = '[data-slot=search] button';

/** Focuses the element that had the focus before, or the search button if another page has replaced that element. */
function returnFocus({from}: Opened): void {
  const target = from?.isConnected ? from : document.querySelector(BUTTON);
  if (target instanceof HTMLElement) target.focus({preventScroll: true});
}

/** Goes to a hit. The browser handles anchors on the same page, because it sets `:target` and sends an event. */
function goTo(target: string, history: ReturnType<typeof useHistory>): void {
  const url = new URL(target, window.location.href);
  if (url.origin !== window.location.origin) window.location.assign(url);
  else if (url.pathname !== window.location.pathname || url.hash === '')
    history.push(`${url.pathname}${url.search}${url.hash}`);
  // The same hash, set again, would do nothing.
  else if (url.hash === window.location.hash) window.location.replace(url.hash);
  else window.location.hash = url.hash;
}

function useOpening(prepare: () => void) {
  const history = useHistory();
  const [opened, setOpened] = useState<Opened>();
  /** @param target URL of the chosen hit */
  const close = useCallback(
    (target?: string): void => {
      setOpened((was) => {
        if (was) returnFocus(was);
        return undefined;
      });
      // The modal closes first, then the target can scroll.
      if (target !== undefined) setTimeout(() => goTo(target, history));
    },
    [history],
  );
  const act = useCallback(
    (action: SearchAction): void => {
      if (action.kind === 'close') {
        close();
        return;
      }
      prepare();
      const letter = action.kind === 'type' ? action.letter : '';
      setOpened((was) => ({
        query: `${was?.query ?? ''}${letter}`.slice(0, MAX_QUERY_LENGTH),
        from: was?.from ?? document.activeElement,
      }));
    },
    [close, prepare],
  );
  // Back and Forward leave search as well, which covers a narrow screen.
  useEffect(() => history.listen((_, cause) => cause === 'POP' && close()), [history, close]);
  return {opened, act, close};
}

/** Fallback of a crashed modal: closes it, so that the page still works and the next opening tries again. */
function CloseOnCrash({onClose}: {readonly onClose: () => void}): null {
  useEffect(onClose, [onClose]);
  return null;
}

/** Search on all pages. The modal is outside of the pages, so that one that arrives doesn't close it. */
export function SearchProvider({children}: PropsWithChildren): ReactNode {
  const {searchIndexName} = useSiteSettings();
  const {loaded, hasFailed, prepare} = useModal();
  const {opened, act, close} = useOpening(prepare);
  const isOpened = opened !== undefined;
  // The next visitor sees no recent and favorite searches. The modal has a copy of them.
  useEffect(
    () =>
      onVisitEnd(() => {
        removeItems(local, savedKeys(searchIndexName));
        close();
      }),
    [searchIndexName, close],
  );
  const isReady = isOpened && loaded !== undefined;
  const isLoading = isOpened && !loaded;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isOnButton = document.activeElement?.matches(BUTTON) === true;
      const action = actionForKey(event, {isOpen: isReady, isLoading, isTyping: isTextInput(event.target), isOnButton});
      if (!action) return;
      // Otherwise the letter would also be typed into the input, and "/" would open Firefox's search.
      event.preventDefault();
      act(action);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isReady, isLoading, act]);
  // Browsers that use the site as a search engine open `/?search=` (plugins/page-output/otherFiles.ts).
  useEffect(() => {
    const query = new URLSearchParams(window.location.search).get('search');
    if (query !== null) act({kind: 'type', letter: query});
  }, [act]);

  useEffect(() => onOpenSearch((query) => act({kind: 'type', letter: query})), [act]);

  const context = useMemo(
    () => ({prepare, open: () => act({kind: 'open'}), hasFailed: isOpened && hasFailed}),
    [prepare, act, isOpened, hasFailed],
  );
  return (
    <SearchContext.Provider value={context}>
      {children}
      {opened &&
        loaded &&
        createPortal(
          <ErrorBoundary fallback={() => <CloseOnCrash onClose={close} />}>
            <loaded.Modal
              backend={loaded.backend}
              indexName={searchIndexName}
              initialQuery={opened.query}
              onClose={close}
            />
          </ErrorBoundary>,
          document.body,
        )}
    </SearchContext.Provider>
  );
}
