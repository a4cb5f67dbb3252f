import {type ReactNode, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {DocSearchModal} from '@docsearch/react';
import {prefetchPages} from '@site/src/features/static-pages';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import type {Backend} from '../core/backend';
import {prepareStorage} from '../core/savedSearches';
import {SearchFailed, keepErrors} from '../core/keepErrors';
import {createHit} from './Hit';
import {ResultCount} from './ResultCount';
import {asDialog} from './asDialog';
import {type Docsearch, hitsTransformer} from './docsearch';
import {keepFocus} from './keepFocus';
import {missingResultsUrl} from './missingResults';
import {texts} from './texts';
import {useSearchSession, withTracking} from './useSearchSession';
import './docsearch.css';

export interface SearchModalProps {
  readonly backend: Backend;
  readonly indexName: string;
  /** What was typed on the button; the selected text counts when it is empty. */
  readonly initialQuery: string;
  /** Stays the same while the modal is open. @param target address of the chosen hit */
  readonly onClose: (target?: string) => void;
}

/** Most hits of a section, API or Docs. */
const MAX_HITS_PER_SECTION = 17;

/** `npm start` makes no index: what would be searched is the build. */
const isLive = process.env.NODE_ENV !== 'production';

/** DocSearch's modal on one of our engines, made a dialog for keyboards and screen readers. */
export function SearchModal({backend, indexName, initialQuery, onClose}: SearchModalProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);

  const session = useSearchSession();
  const [canSave] = useState(() =>
    prepareStorage(() => window.localStorage, {indexName, origin: window.location.origin}),
  );

  // The library makes its core anew when one of these changes, so they are made once.
  const fixed = useMemo((): Docsearch => {
    const search = keepErrors(
      isLive && backend.kind === 'embedded'
        ? () => Promise.reject(new SearchFailed('Search needs a build.'))
        : withTracking(backend.search, session),
    );
    const choose = (target: string): void => {
      session.chose(target);
      onClose(target);
    };
    return {
      transformSearchClient: (client) => ({...client, search: search as unknown as typeof client.search}),
      navigator: {navigate: ({itemUrl}) => choose(itemUrl)},
      transformItems: hitsTransformer(),
      hitComponent: createHit(choose) as Docsearch['hitComponent'],
      insights: backend.insightsClient === false ? false : {insightsClient: backend.insightsClient as never},
    };
  }, [backend, onClose, session]);

  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    // Before the next key is pressed: a letter that still went to the button would be lost.
    element.querySelector('input')?.focus({preventScroll: true});
    const ends = [asDialog(element), keepFocus(element), prefetchPages(element)];
    return () => {
      for (const end of ends) end();
    };
  }, []);

  return (
    <div ref={layer} className="site-search" data-engine={backend.kind}>
      <DocSearchModal
        {...fixed}
        appId={backend.appId}
        apiKey={backend.apiKey}
        indexName={indexName}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={MAX_HITS_PER_SECTION}
        disableUserPersonalization={!canSave}
        placeholder={texts.placeholder()}
        translations={texts.modal(isLive && backend.kind === 'embedded')}
        resultsFooterComponent={ResultCount}
        getMissingResultsUrl={missingResultsUrl}
        onClose={() => onClose()}
      />
    </div>
  );
}
