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
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Enter would also press the button that has the focus when the menu is closed.
    event.preventDefault();
    if (event.key === 'Enter') onChoose();
    else onChange('');
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
