import {type ReactNode, memo} from 'react';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import {externalLinks} from '@site/src/config/externalLinks';
import type {Backend} from '../core/backend';
import {prepareStorage} from '../core/savedSearches';
import {createHit} from './Hit';
import type {ModalSearch} from './modalSearch';
import {MAX_ROWS} from './rows';
import {texts} from './texts';
import './docsearch.css';

interface Props {
  readonly backend: Backend;
  readonly indexName: string;
  readonly initialQuery: string;
  readonly search: ModalSearch['search'];
  /** @param target URL of the chosen hit */
  readonly onChoose: (target: string) => void;
  readonly onClose: () => void;
}

/**
 * The library scrolls to this position when it closes. It is read only then, because another page can have arrived behind the
 * modal.
 */
const hereAtTheEnd = {valueOf: () => window.scrollY} as unknown as number;

/** URL for reporting a search without results: the provider's community. */
function missingResultsUrl({query}: {readonly query: string}): string {
  const url = new URL(externalLinks.community.href);
  url.searchParams.set('q', query);
  return url.href;
}

/** The library's modal with one of our engines. Its core restarts when it renders again, so no property may change. */
export const DocSearch = memo(function DocSearch({
  backend: {kind, appId, apiKey, insightsClient},
  indexName,
  initialQuery,
  search,
  onChoose,
  onClose,
}: Props): ReactNode {
  prepareStorage(() => window.localStorage, {indexName, origin: window.location.origin});
  // `npm start` makes no index.
  const needsBuild = kind === 'embedded' && process.env.NODE_ENV !== 'production';
  return (
    <DocSearchModal
      appId={appId}
      apiKey={apiKey}
      indexName={indexName}
      initialQuery={initialQuery}
      initialScrollY={hereAtTheEnd}
      maxResultsPerGroup={MAX_ROWS}
      placeholder={texts.placeholder()}
      translations={texts.modal(needsBuild)}
      transformSearchClient={(client) => ({...client, search: search as unknown as typeof client.search})}
      navigator={{navigate: ({itemUrl}) => onChoose(itemUrl)}}
      insights={insightsClient === false ? false : {insightsClient: insightsClient as never}}
      hitComponent={createHit(onChoose) as DocSearchModalProps['hitComponent']}
      getMissingResultsUrl={missingResultsUrl}
      onClose={onClose}
    />
  );
});
