import type {KeyboardEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** Called on Enter. */
  readonly onChoose: () => void;
}

/** Filters the sidebar. Enter opens the first match, Escape clears. Hidden without JavaScript. */
export function SidebarFilter({query, onChange, onChoose}: Props): ReactNode {
  const name = translate({id: 'site.sidebar.filter', message: 'Filter operations'});
  const press = (event: KeyboardEvent): void => {
    if (query === '' || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onChoose();
    if (event.key !== 'Escape') return;
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
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={press}
    />
  );
}
