import {type ReactNode, useId} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Follow} from './Hit';
import {type Filter, filters} from './filters';
import {popularPages} from './popular';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** Words of the site that are like a query without results. */
  readonly nearWords: readonly string[];
  readonly onWord: (word: string) => void;
  readonly follow: Follow;
}

/** Below the input: filters for a query, words like one without results, and popular pages before there is one. */
export function Choices({query, filter, onFilter, nearWords, onWord, follow}: Props): ReactNode {
  if (query === '') return <Popular follow={follow} />;
  return (
    <>
      <Filters filter={filter} onFilter={onFilter} />
      {nearWords.length > 0 && (
        <p className={styles.choices}>
          <Translate id="site.search.near">Did you mean</Translate>
          {nearWords.map((word) => (
            <button key={word} type="button" className={styles.word} onClick={() => onWord(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
    </>
  );
}

/** Pages that most visitors look for, as rows. */
function Popular({follow}: Pick<Props, 'follow'>): ReactNode {
  const title = useId();
  return (
    <nav className={styles.popular} aria-labelledby={title} data-rows>
      <p id={title} className={styles.heading}>
        <Translate id="site.search.popular">Popular</Translate>
      </p>
      {popularPages().map(({url, label}) => (
        <a key={url} className={styles.row} href={url} onClick={follow}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Which hits are shown. `returnToInput` handles the focus. */
function Filters({filter, onFilter}: Pick<Props, 'filter' | 'onFilter'>): ReactNode {
  return (
    <fieldset className={styles.choices} aria-label={translate({id: 'site.search.filter', message: 'Show'})}>
      <div className="site-segments">
        {filters.map((one) => (
          <label key={one.id} className="site-segment">
            <input type="radio" name="search-filter" checked={one.id === filter.id} onChange={() => onFilter(one)} />
            {one.label()}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
