import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** ID of the input, unique on the page. */
  readonly id: string;
  readonly label: string;
  /** Placeholder of the input. */
  readonly hint: string;
  /** The number of matching items. The behavior replaces `{shown}`. */
  readonly status: string;
  /** Shown instead of the list if nothing matches. */
  readonly none: string;
  /** Label of the button that shows all items again. */
  readonly all: string;
}

/** A list with a filter. The filter needs JavaScript (features/static-pages/behaviors/filterList.ts), but reserves its space. */
export function FilteredList({children, none, all, ...filter}: PropsWithChildren<Props>): ReactNode {
  return (
    <div data-filter-list>
      <Filter {...filter} />
      {children}
      <p data-filter-empty data-markdown-ignore hidden>
        {none}{' '}
        <button type="button" className={styles.clear} data-filter-clear>
          {all}
        </button>
      </p>
    </div>
  );
}

function Filter({id, label, hint, status}: Omit<Props, 'none' | 'all'>): ReactNode {
  return (
    <div className={styles.slot} data-markdown-ignore>
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
        <span className={styles.status} id={`${id}-status`} role="status" data-filter-status={status} />
      </div>
    </div>
  );
}
