import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The number of visible resources. The behavior replaces `{shown}`. */
const statusText = (count: number): string =>
  translate(
    {
      id: 'site.resources.status',
      message: '{shown} of {count} resources',
      description: 'How many resources match the filter; {shown} is filled in by the page itself',
    },
    {shown: '{shown}', count},
  );

/** The filter of the list. It needs JavaScript (features/static-pages/behaviors/filterList.ts), but reserves its space. */
export function Filter({count}: {readonly count: number}): ReactNode {
  return (
    <div className={styles.slot}>
      <div className={styles.filter} role="search" data-filter-controls hidden>
        <label className={styles.label} htmlFor="resource-filter">
          <Translate id="site.resources.filter">Filter resources</Translate>
        </label>
        <input
          className={styles.input}
          id="resource-filter"
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={translate({id: 'site.resources.filter.hint', message: 'Name, purpose, or path'})}
          aria-describedby="resource-filter-status"
        />
        <span
          className={styles.status}
          id="resource-filter-status"
          role="status"
          data-filter-status={statusText(count)}
        />
      </div>
    </div>
  );
}

/** Shown instead of the list if nothing matches. */
export function NoMatch(): ReactNode {
  return (
    <p data-filter-empty hidden>
      <Translate id="site.resources.none">No matching resources.</Translate>{' '}
      <button type="button" className={styles.clear} data-filter-clear>
        <Translate id="site.resources.clear">Show all resources</Translate>
      </button>
    </p>
  );
}
