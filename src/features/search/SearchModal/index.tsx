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
  /** Text typed on the button. If empty, the selected text is used. */
  readonly initialQuery: string;
  /** Must not change while the modal is open. @param target URL of the chosen hit */
  readonly onClose: (target?: string) => void;
}

/** Maximum number of hits per section, API or Docs. */
const MAX_HITS_PER_SECTION = 17;

/** `npm start` makes no index. */
const isLive = process.env.NODE_ENV !== 'production';

/** DocSearch's modal with one of our engines, and with the roles and keyboard behavior of a dialog. */
export function SearchModal({backend, indexName, initialQuery, onClose}: SearchModalProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);

  const session = useSearchSession();
  const [canSave] = useState(() =>
    prepareStorage(() => window.localStorage, {indexName, origin: window.location.origin}),
  );

  // The library recreates its core when one of these changes, so they are created once.
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
    // Before the next key press, because a letter typed on the button would be lost.
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
