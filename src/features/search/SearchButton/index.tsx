import {type ReactNode, useSyncExternalStore} from 'react';
import {translate} from '@docusaurus/Translate';
import {isApple} from '@site/src/utils/isApple';
import {useSearch} from '../SearchContext';
import styles from './styles.module.css';

/** The name of the shortcut depends on the platform, so it is empty on the server. */
const unchanging = () => () => undefined;
const shortcutHere = (): string => (isApple() ? '⌘K' : 'Ctrl K');
const shortcutInBuild = (): string => '';

/** The search box of the navbar. The modal and its engine load when a visitor focuses or points at it. */
export function SearchButton(): ReactNode {
  const {prepare, open, hasFailed} = useSearch();
  const shortcut = useSyncExternalStore(unchanging, shortcutHere, shortcutInBuild);
  const label = translate({id: 'site.search.open', message: 'Search', description: 'The button that opens search'});
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
        <p role="alert" className={styles.failure}>
          {translate({
            id: 'site.search.loadFailed',
            message: "Search couldn't be loaded. You might want to check your network connection.",
          })}
        </p>
      )}
    </div>
  );
}
