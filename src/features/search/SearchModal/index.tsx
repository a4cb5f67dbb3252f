import {type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react';
import {prefetchPages} from '@site/src/features/static-pages';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import type {Backend} from '../core/backend';
import {prepareStorage} from '../core/savedSearches';
import {SearchFailed, keepErrors} from '../core/keepErrors';
import {Choices} from './Choices';
import {createHit, followWith} from './Hit';
import {ResultCount} from './ResultCount';
import {arrowRows} from './arrowRows';
import {asDialog} from './asDialog';
import {createEnterGate} from './enterGate';
import {type Docsearch, hitsTransformer} from './docsearch';
import {type Filter, createFacets, filters} from './filters';
import {keepFocus} from './keepFocus';
import {missingResultsUrl} from './missingResults';
import {returnToInput} from './returnToInput';
import {searchAgain} from './searchAgain';
import {texts} from './texts';
import {useQuery} from './useQuery';
import {useSearchSession, withFilter, withTracking} from './useSearchSession';
import './docsearch.css';

export interface SearchModalProps {
  readonly backend: Backend;
  readonly indexName: string;
  /** Text typed on the button. If empty, the selected text is used. */
  readonly initialQuery: string;
  /** Must not change while the modal is open. @param target URL of the chosen hit */
  readonly onClose: (target?: string) => void;
}

/** Maximum number of hits per section, API or Docs. */
const MAX_HITS_PER_SECTION = 17;

/**
 * The library scrolls to this position when it closes. It is read only then, because another page can have arrived behind the
 * modal.
 */
const hereAtTheEnd = {valueOf: () => window.scrollY} as unknown as number;

/** `npm start` makes no index. */
const isLive = process.env.NODE_ENV !== 'production';

/** DocSearch's modal with one of our engines, and with the roles and keyboard behavior of a dialog. */
export function SearchModal({backend, indexName, initialQuery, onClose}: SearchModalProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);

  const session = useSearchSession();
  const [canSave] = useState(() =>
    prepareStorage(() => window.localStorage, {indexName, origin: window.location.origin}),
  );

  const query = useQuery(layer);
  const [slot, setSlot] = useState<HTMLElement>();
  const [filter, setFilter] = useState<Filter>(filters[0]);
  const [nearWords, setNearWords] = useState<readonly string[]>([]);
  // The search function must not change.
  const [facets] = useState(createFacets);
  const [enterGate] = useState(createEnterGate);

  // The library recreates its core when one of these changes, so they are created once.
  const choose = useCallback(
    (target: string): void => {
      session.chose(target);
      onClose(target);
    },
    [session, onClose],
  );
  const follow = useMemo(() => followWith(choose), [choose]);
  const fixed = useMemo((): Docsearch => {
    const search = keepErrors(
      isLive && backend.kind === 'embedded'
        ? () => Promise.reject(new SearchFailed('Search needs a build.'))
        : enterGate.watch(withFilter(withTracking(backend.search, session), facets.get, setNearWords)),
    );
    return {
      transformSearchClient: (client) => ({...client, search: search as unknown as typeof client.search}),
      navigator: {navigate: ({itemUrl}) => choose(itemUrl)},
      transformItems: hitsTransformer(),
      hitComponent: createHit(follow) as Docsearch['hitComponent'],
      insights: backend.insightsClient === false ? false : {insightsClient: backend.insightsClient as never},
    };
  }, [backend, choose, enterGate, facets, follow, session]);

  const retype = (text: string): void => {
    const input = layer.current?.querySelector('input');
    if (input) searchAgain(input, text);
  };

  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    // Before the next key press, because a letter typed on the button would be lost.
    element.querySelector('input')?.focus({preventScroll: true});
    // The library has no place for more below its input.
    const below = document.createElement('div');
    element.querySelector('.DocSearch-SearchBar')?.after(below);
    setSlot(below);
    const ends = [asDialog, keepFocus, enterGate.guard, prefetchPages, arrowRows, returnToInput].map((begin) =>
      begin(element),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [enterGate]);

  // It must not render again with this component, because its core would start anew.
  const modal = useMemo(
    () => (
      <DocSearchModal
        {...fixed}
        appId={backend.appId}
        apiKey={backend.apiKey}
        indexName={indexName}
        initialQuery={initialQuery}
        initialScrollY={hereAtTheEnd}
        maxResultsPerGroup={MAX_HITS_PER_SECTION}
        disableUserPersonalization={!canSave}
        placeholder={texts.placeholder()}
        translations={texts.modal(isLive && backend.kind === 'embedded')}
        resultsFooterComponent={ResultCount}
        getMissingResultsUrl={missingResultsUrl}
        onClose={() => onClose()}
      />
    ),
    [fixed, backend, indexName, initialQuery, canSave, onClose],
  );

  return (
    <div ref={layer} className="site-search" data-engine={backend.kind} data-has-query={query !== ''}>
      {modal}
      {slot &&
        createPortal(
          <Choices
            query={query}
            filter={filter}
            onFilter={(next) => {
              setFilter(next);
              facets.set(next.facets);
              retype(query);
            }}
            nearWords={nearWords}
            onWord={(word) => {
              retype(word);
              layer.current?.querySelector('input')?.focus();
            }}
            follow={follow}
          />,
          slot,
        )}
    </div>
  );
}
