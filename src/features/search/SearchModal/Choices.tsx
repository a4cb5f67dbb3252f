import {type ReactNode, useId} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {Segments} from '@site/src/components/Segments';
import {apiVersions, changelogUrl} from '@site/src/config/apiVersions';
import {guideUrls} from '@site/src/config/routes';
import {MAX_QUERY_LENGTH} from '@site/src/features/shortcuts/core/searchKeys';
import {type PageLink, type SearchRequest, FIELD_TYPE} from '../core/record';
import {followLink} from './Hit';
import styles from './styles.module.css';
import {texts} from './texts';

export interface Filter {
  readonly id: string;
  readonly label: () => string;
  readonly facets: NonNullable<SearchRequest['facetFilters']>;
}

const versions = apiVersions.map(({label}) => `version:${label}`);

/** The choices, the first of which allows everything. */
export const filters: readonly [Filter, ...Filter[]] = [
  {id: 'all', label: () => translate({message: 'All'}), facets: []},
  {id: 'docs', label: texts.sections.Docs, facets: [['version:current']]},
  ...apiVersions.map(({id, label}) => ({
    id,
    label: () => translate({message: 'API {version}'}, {version: label}),
    facets: [[`version:${label}`]],
  })),
  {
    id: 'fields',
    label: () => translate({message: 'Fields'}),
    facets: [[`type:${FIELD_TYPE}`], versions],
  },
];

const popularPages = (): PageLink[] => [
  {url: guideUrls.introduction, title: translate({message: 'Start building'})},
  {url: guideUrls.keys, title: translate({message: 'API keys'})},
  {url: guideUrls.rateLimits, title: translate({message: 'Rate limits'})},
  {url: guideUrls.webhookEvents, title: translate({message: 'Webhook events'})},
  {url: changelogUrl(apiVersions[0]), title: translate({message: 'Changelog'})},
];

export interface Found {
  readonly rows: number;
  readonly isCut: boolean;
  readonly missing?: readonly string[];
  readonly nearWords?: readonly string[];
  readonly similarPages?: readonly PageLink[];
}

interface Props {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly found: Found | undefined;
  readonly isShortened: boolean;
  readonly onWord: (word: string) => void;
  readonly onChoose: (target: string) => void;
}

/** Below the input: popular pages without a query. With one, filters, the count, and words like a query without results. */
export function Choices({filter, onFilter, found, isShortened, onWord, onChoose}: Props): ReactNode {
  const {rows, nearWords = [], similarPages = []} = found ?? {};
  return (
    <>
      <div data-without-query>
        <Pages heading={texts.popular()} pages={popularPages()} onChoose={onChoose} />
      </div>
      <div data-with-query>
        <div className={styles.choices}>
          {/* Which hits are shown. `correctModal.ts` handles the focus. */}
          <Segments
            name="search-filter"
            label={translate({message: 'Show'})}
            options={filters.map(({id, label}) => [id, label()])}
            value={filter.id}
            onChange={(next) => onFilter(filters.find(({id}) => id === next) ?? filters[0])}
          />
          <Status found={found} isShortened={isShortened} />
          {rows === 0 && filter !== filters[0] && (
            <button type="button" className={styles.word} onClick={() => onFilter(filters[0])}>
              <Translate>Search all sections</Translate>
            </button>
          )}
        </div>
        {nearWords.length > 0 && (
          <div className={styles.choices}>
            <Translate>Did you mean</Translate>
            {nearWords.map((word) => (
              <button key={word} type="button" className={styles.word} onClick={() => onWord(word)}>
                {word}
              </button>
            ))}
          </div>
        )}
        {rows === 0 && (
          <Pages
            heading={similarPages.length > 0 ? texts.likely() : texts.popular()}
            pages={similarPages.length > 0 ? similarPages : popularPages()}
            onChoose={onChoose}
          />
        )}
      </div>
    </>
  );
}

/** What a search has found, and whether it was for a part of a pasted text. Announced when it changes. */
function Status({found, isShortened}: Pick<Props, 'found' | 'isShortened'>): ReactNode {
  const {selectMessage} = usePluralForm();
  const {rows = 0, isCut = false, missing = []} = found ?? {};
  const count = isCut
    ? translate({message: 'Showing the best {count} results'}, {count: rows})
    : selectMessage(rows, translate({message: '{count} result|{count} results'}, {count: rows}));
  return (
    <div role="status" className={styles.status}>
      {isShortened && (
        <span className={styles.note}>
          {translate(
            {message: 'Your text is longer than {limit} characters. Search uses its most useful part.'},
            {limit: MAX_QUERY_LENGTH},
          )}{' '}
        </span>
      )}
      {rows > 0 && missing.length > 0 && (
        <span className={styles.note}>
          {translate({message: 'Nothing here mentions {words}.'}, {words: missing.join(', ')})}{' '}
        </span>
      )}
      {found && (
        // The library says that there are none.
        <span className={clsx(styles.count, rows === 0 && 'DocSearch-VisuallyHiddenForAccessibility')} data-count>
          {count}
        </span>
      )}
    </div>
  );
}

interface PagesProps extends Pick<Props, 'onChoose'> {
  readonly heading: string;
  readonly pages: readonly PageLink[];
}

function Pages({heading, pages, onChoose}: PagesProps): ReactNode {
  const id = useId();
  return (
    <nav className={styles.popular} aria-labelledby={id}>
      <div id={id} className={styles.heading}>
        {heading}
      </div>
      {pages.map(({url, title}) => (
        <a key={url} className={styles.row} href={url} onClick={(event) => followLink(event, onChoose)}>
          {title}
        </a>
      ))}
    </nav>
  );
}
