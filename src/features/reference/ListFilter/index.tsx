import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

interface FilterProps {
  /** ID of the input, unique on the page. */
  readonly id: string;
  readonly label: string;
  /** Placeholder of the input. */
  readonly hint: string;
  /** The number of matching items. The behavior replaces `{shown}`. */
  readonly status: string;
}

/** The filter of a list. It needs JavaScript (features/static-pages/behaviors/filterList.ts), but reserves its space. */
export function ListFilter({id, label, hint, status, children}: PropsWithChildren<FilterProps>): ReactNode {
  return (
    <div className={styles.slot}>
      <div className={styles.filter} role="search" aria-label={label} data-filter-controls hidden>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <input
          className={styles.input}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={hint}
          aria-describedby={`${id}-status`}
        />
        <div className={styles.outcome}>
          {children}
          <span className={styles.status} id={`${id}-status`} role="status" data-filter-status={status} />
        </div>
      </div>
    </div>
  );
}

interface NoMatchProps {
  readonly text: string;
  /** Label of the button that shows all items again. */
  readonly all: string;
}

/** Shown instead of the list if nothing matches. */
export function NoMatch({text, all}: NoMatchProps): ReactNode {
  return (
    <p data-filter-empty hidden>
      {text}{' '}
      <button type="button" className={styles.clear} data-filter-clear>
        {all}
      </button>
    </p>
  );
}
