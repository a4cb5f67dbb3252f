import {type ReactNode, createContext, useContext} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isApple} from '@site/src/features/shortcuts';
import styles from './styles.module.css';

const nothing = (): void => undefined;

export const SearchContext = createContext({
  /** Loads the modal and its engine. */
  prepare: nothing,
  open: nothing,
  /** Whether a visitor waits for a modal that could not be loaded. */
  hasFailed: false,
});

/** The search box of the navbar. The modal and its engine load when a visitor focuses or points at it. */
export function SearchButton(): ReactNode {
  const {prepare, open, hasFailed} = useContext(SearchContext);
  // It depends on the platform, so the static page has none.
  const isBrowser = useIsBrowser();
  const shortcut = !isBrowser ? '' : isApple() ? '⌘K' : 'Ctrl K';
  const label = translate({message: 'Search', description: 'The button that opens search'});
  return (
    <div className={styles.slot} data-slot="search">
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts={shortcut === '⌘K' ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={open}>
        <svg className={styles.glass} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 4.5 4.5" />
        </svg>
        <span className={styles.label}>{label}</span>
        <span className={styles.shortcut} aria-hidden="true">
          {shortcut}
        </span>
      </button>
      {hasFailed && (
        <p role="alert" className={clsx('site-note text-small text-danger', styles.failure)}>
          {translate({message: "Search couldn't be loaded. Check your network connection, or reload the page."})}
        </p>
      )}
    </div>
  );
}
