import type {MouseEvent, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
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
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Below the input: filters for a query, words like one without results, and popular pages before there is one. */
export function Choices({query, filter, onFilter, nearWords, onWord, follow}: Props): ReactNode {
  if (query === '') {
    return (
      <nav className={styles.choices} aria-label={translate({id: 'site.search.popular', message: 'Popular'})}>
        {popularPages().map(({url, label}) => (
          <a key={url} className={styles.choice} href={url} onClick={follow}>
            {label}
          </a>
        ))}
      </nav>
    );
  }
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>
          <Translate id="site.search.filter">Show</Translate>
        </legend>
        {filters.map((one) => (
          <label key={one.id} className={styles.choice}>
            <input type="radio" name="search-filter" checked={one.id === filter.id} onChange={() => onFilter(one)} />
            {one.label()}
          </label>
        ))}
      </fieldset>
      {nearWords.length > 0 && (
        <p className={styles.choices}>
          <Translate id="site.search.near">Did you mean</Translate>
          {nearWords.map((word) => (
            <button key={word} type="button" className={styles.choice} onClick={() => onWord(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
    </>
  );
}
