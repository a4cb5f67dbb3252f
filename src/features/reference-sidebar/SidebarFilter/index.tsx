import type {KeyboardEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly onFocus?: () => void;
}

/** Narrows the sidebar as a visitor types; Escape clears. Needs script, and is not seen without. */
export function SidebarFilter({query, onChange, onFocus}: Props): ReactNode {
  const name = translate({id: 'site.sidebar.filter', message: 'Filter operations'});
  const clear = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    onChange('');
  };
  return (
    <input
      type="search"
      className={styles.filter}
      placeholder={name}
      aria-label={name}
      value={query}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      onFocus={onFocus}
      onKeyDown={clear}
    />
  );
}
