import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface FilterProps {
  /** Of the input; no other filter of the page has it. */
  readonly id: string;
  readonly label: string;
  /** What may be typed. */
  readonly hint: string;
  /** How many items match; the behavior fills in `{shown}`. */
  readonly status: string;
}

/** The box that filters a list. It comes with script (features/static-pages/behaviors/filterList.ts); its place is held from the start. */
export function ListFilter({id, label, hint, status}: FilterProps): ReactNode {
  return (
    <div className={styles.place}>
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

interface NoMatchProps {
  readonly text: string;
  /** Label of the button that shows all items again. */
  readonly all: string;
}

/** What the list shows when nothing matches. */
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
