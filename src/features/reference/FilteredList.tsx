import type {PropsWithChildren, ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** ID of the input, unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly count: number;
}

/** A list with a filter. The filter needs JavaScript (features/static-pages/behaviors/filterList.ts), but reserves its space. */
export function FilteredList({id, label, hint, count, children}: PropsWithChildren<Props>): ReactNode {
  const status = translate(
    {
      message: '{shown} of {count}',
      description: 'How many items match the filter; {shown} is filled in by the page itself',
    },
    {shown: '{shown}', count},
  );
  return (
    <div data-filter-list>
      <div className={styles.slot} data-markdown-ignore>
        <div className={clsx('text-soft', styles.filter)} role="search" aria-label={label} data-filter-controls hidden>
          <label htmlFor={id}>{label}</label>
          <span id={`${id}-status`} role="status" data-filter-status={status} />
          <input
            className="site-input"
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={hint}
            aria-describedby={`${id}-status`}
          />
        </div>
      </div>
      {children}
      <p data-filter-empty data-markdown-ignore hidden>
        <Translate>No matches.</Translate>{' '}
        <button type="button" className="site-button" data-filter-clear>
          <Translate>Show all</Translate>
        </button>
      </p>
    </div>
  );
}
