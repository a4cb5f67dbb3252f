import {type ReactNode, useCallback, useRef, useState, useSyncExternalStore} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useSiteSettings} from '@site/src/features/settings';
import {MAX_QUERY_LENGTH, type SearchAction} from '../core/shortcuts';
import {CloseOnCrash} from './CloseOnCrash';
import {type Loaded, loadModal} from './loadModal';
import {goTo} from './goTo';
import {useForgottenSearches} from './useForgottenSearches';
import {useUrlQuery} from './useUrlQuery';
import {useSearchKeys} from './useSearchKeys';
import styles from './styles.module.css';

interface Opened {
  /** Text typed on the button before the modal opened. */
  readonly query: string;
  /** The element that gets the focus back. */
  readonly from: Element | null;
}

/** The name of the shortcut depends on the platform, so it is empty on the server. */
const unchanging = () => () => undefined;
const shortcutHere = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K');
const shortcutInBuild = (): string => '';

/** The search box of the navbar. The modal and its engine load when a visitor focuses or points at it. */
export function SearchButton(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const history = useHistory();
  const [opened, setOpened] = useState<Opened>();
  const settings = useSiteSettings();
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const shortcut = useSyncExternalStore(unchanging, shortcutHere, shortcutInBuild);

  const prepare = useCallback((): void => {
    loadModal(settings).then(
      (modal) => {
        setLoaded(modal);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [settings]);

  const close = useCallback(
    (target?: string): void => {
      setOpened((was) => {
        if (was?.from instanceof HTMLElement) was.from.focus({preventScroll: true});
        return undefined;
      });
      // The modal restores the scroll position first, then the target can scroll.
      if (target !== undefined) setTimeout(() => goTo(target, history));
    },
    [history],
  );

  useForgottenSearches(settings.searchIndexName, close);

  const action = (asked: SearchAction): void => {
    if (asked.kind === 'close') {
      close();
      return;
    }
    prepare();
    const letter = asked.kind === 'type' ? asked.letter : '';
    setOpened((was) => ({
      query: `${was?.query ?? ''}${letter}`.slice(0, MAX_QUERY_LENGTH),
      from: was?.from ?? document.activeElement,
    }));
  };
  const isOpened = opened !== undefined;
  useSearchKeys({isOpen: isOpened && loaded !== undefined, isLoading: isOpened && !loaded}, button, action);
  useUrlQuery((query) => action({kind: 'type', letter: query}));

  const label = translate({id: 'site.search.open', message: 'Search', description: 'The button that opens search'});
  return (
    <div className={styles.slot} data-slot="search">
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-keyshortcuts={shortcut === '⌘K' ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={() => action({kind: 'open'})}>
        <svg className={styles.glass} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 4.5 4.5" />
        </svg>
        <span className={styles.label}>{label}</span>
        <kbd className={styles.shortcut} aria-hidden="true">
          {shortcut}
        </kbd>
      </button>
      {opened && hasFailed && !loaded && (
        <p role="alert" className={styles.failure}>
          {translate({
            id: 'site.search.loadFailed',
            message: 'Search could not be loaded. You might want to check your network connection.',
          })}
        </p>
      )}
      {opened &&
        loaded &&
        createPortal(
          <ErrorBoundary fallback={() => <CloseOnCrash onClose={close} />}>
            <loaded.Modal
              backend={loaded.backend}
              indexName={settings.searchIndexName}
              initialQuery={opened.query}
              onClose={close}
            />
          </ErrorBoundary>,
          document.body,
        )}
    </div>
  );
}
