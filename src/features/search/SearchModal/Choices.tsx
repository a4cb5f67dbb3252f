import {type ReactNode, useId} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {followLink} from './Hit';
import {type Filter, filters} from './filters';
import {popularPages} from './popular';
import styles from './styles.module.css';

interface Props {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** Words of the site that are like a query without results. */
  readonly nearWords: readonly string[];
  readonly onWord: (word: string) => void;
  readonly onChoose: (target: string) => void;
}

/** Below the input: popular pages without a query. With one, filters, and words like a query without results. */
export function Choices({filter, onFilter, nearWords, onWord, onChoose}: Props): ReactNode {
  return (
    <>
      <Popular onChoose={onChoose} />
      <div data-with-query>
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
      </div>
    </>
  );
}

/** Pages that most visitors look for, as rows. */
function Popular({onChoose}: Pick<Props, 'onChoose'>): ReactNode {
  const title = useId();
  return (
    <nav className={styles.popular} aria-labelledby={title} data-without-query>
      <p id={title} className={styles.heading}>
        <Translate id="site.search.popular">Popular</Translate>
      </p>
      {popularPages().map(({url, label}) => (
        <a key={url} className={styles.row} href={url} onClick={(event) => followLink(event, onChoose)}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Which hits are shown. `focus.ts` and `keys.ts` handle the focus. */
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
