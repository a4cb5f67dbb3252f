import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {publish} from '@site/src/features/events';
import type {Backend} from '../core/backend';
import {createSearchSession} from '../core/searchSession';
import {Choices, type Found, type Filter, filters} from './Choices';
import {correctModal, searchAgain, searchFor} from './correctModal';
import {createModalSearch, type ModalSearch} from './modalSearch';
import {itemsOf, rowsOf, MAX_ROWS} from './rows';
import {texts} from './texts';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import {externalLinks} from '@site/src/config/externalLinks';
import {local, readItem} from '@site/src/features/storage';
import {savedKeys} from '../core/savedKeys';
import {savedList} from '../core/savedSearches';
import {createHit} from './Hit';
import './docsearch.css';

/** The library scrolls here when it closes. Read only then, because another page can have arrived behind it. */
const hereAtTheEnd = {valueOf: () => window.scrollY} as unknown as number;

/** URL for reporting a search without results: the provider's community. */
function missingResultsUrl({query}: {readonly query: string}): string {
  const url = new URL(externalLinks.community.href);
  url.searchParams.set('q', query);
  return url.href;
}

interface SearchModalProps {
  readonly backend: Backend;
  readonly indexName: string;
  /** Text typed on the button. If empty, the selected text is used. */
  readonly initialQuery: string;
  /** Must not change while the modal is open. @param target URL of the chosen hit */
  readonly onClose: (target?: string) => void;
}

/** The library's modal with one of our engines. */
function docSearch(
  {backend: {kind, appId, apiKey, insightsClient}, indexName, initialQuery, onClose}: SearchModalProps,
  {search}: ModalSearch,
  onChoose: (target: string) => void,
): ReactNode {
  // The library reads them next.
  for (const key of savedKeys(indexName)) readItem(local, key, (text) => savedList(text, window.location.origin));
  // `npm start` makes no index.
  const needsBuild = kind === 'embedded' && process.env.NODE_ENV !== 'production';
  return (
    <DocSearchModal
      {...{appId, apiKey, indexName, initialQuery}}
      initialScrollY={hereAtTheEnd}
      maxResultsPerGroup={MAX_ROWS}
      placeholder={texts.placeholder()}
      translations={texts.modal(needsBuild)}
      transformSearchClient={(client) => ({...client, search: search as unknown as typeof client.search})}
      navigator={{navigate: ({itemUrl}) => onChoose(itemUrl)}}
      insights={insightsClient === false ? false : {insightsClient: insightsClient as never}}
      hitComponent={createHit(onChoose) as DocSearchModalProps['hitComponent']}
      getMissingResultsUrl={missingResultsUrl}
      onClose={() => onClose()}
    />
  );
}

/** DocSearch's modal with one of our engines, and with the roles and keyboard behavior of a dialog. */
export function SearchModal(props: SearchModalProps): ReactNode {
  const {backend, onClose} = props;
  const layer = useRef<HTMLDivElement>(null);
  const [slot, setSlot] = useState<HTMLElement>();
  const [filter, setFilter] = useState<Filter>(filters[0]);
  const [found, setFound] = useState<Found>();
  const [isShortened, setShortened] = useState(false);
  const [session] = useState(() => createSearchSession(publish));
  const [search] = useState(() =>
    createModalSearch(backend, (query, {hits, nbHits, missing, nearWords, similarPages}) => {
      const rows = rowsOf(hits);
      session.found(
        query,
        rows.map(({hit}) => hit),
      );
      setFound({rows: rows.length, isCut: rows.length > 1 && nbHits > rows.length, missing, nearWords, similarPages});
      return itemsOf(rows, {origin: window.location.origin, group: texts.results()});
    }),
  );

  useEffect(() => {
    publish('search_opened', {});
    return () => session.closed();
  }, [session]);
  useLayoutEffect(() => {
    if (!layer.current) return undefined;
    const corrected = correctModal(layer.current, search, setShortened);
    setSlot(corrected.slot);
    return corrected.end;
  }, [search]);

  const choose = (target: string): void => {
    session.chose(target);
    onClose(target);
  };
  // Made once, because the core of the library restarts when it renders again.
  const [modal] = useState(() => docSearch(props, search, choose));
  const showOnly = (next: Filter): void => {
    setFilter(next);
    search.filterBy(next.facets);
    if (layer.current) searchAgain(layer.current);
  };

  return (
    <div ref={layer} className="site-search" data-engine={backend.kind}>
      {modal}
      {slot &&
        createPortal(
          <Choices
            filter={filter}
            onFilter={showOnly}
            found={found}
            isShortened={isShortened}
            onWord={(word) => layer.current && searchFor(layer.current, word)}
            onChoose={choose}
          />,
          slot,
        )}
    </div>
  );
}
