import type {DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import type {Section} from '../core/record';

const reset = (): string => translate({message: 'Clear the query'});
const cancel = (): string => translate({message: 'Cancel'});

export const texts = {
  placeholder: (): string => translate({message: 'Search docs and API'}),
  /** Name of the list of results. */
  results: (): string => translate({message: 'Results'}),
  popular: (): string => translate({message: 'Popular'}),
  likely: (): string => translate({message: 'Pages that may help'}),
  sections: {
    API: () => translate({message: 'API'}),
    Docs: () => translate({message: 'Docs'}),
  } satisfies Record<Section, () => string>,
  /** @param isLive for `npm start`, which makes no index */
  modal: (isLive: boolean): DocSearchModalProps['translations'] => ({
    searchBox: {
      resetButtonTitle: reset(),
      resetButtonAriaLabel: reset(),
      cancelButtonText: cancel(),
      cancelButtonAriaLabel: cancel(),
      searchInputLabel: translate({message: 'Search'}),
    },
    startScreen: {
      recentSearchesTitle: translate({message: 'Recent'}),
      noRecentSearchesText: translate({message: 'No recent searches'}),
      saveRecentSearchButtonTitle: translate({message: 'Save this search'}),
      removeRecentSearchButtonTitle: translate({message: 'Remove this search from history'}),
      favoriteSearchesTitle: translate({message: 'Favorite'}),
      removeFavoriteSearchButtonTitle: translate({message: 'Remove this search from favorites'}),
    },
    errorScreen: {
      titleText: isLive
        ? translate({message: 'Search needs a build'})
        : translate({message: 'Unable to fetch results'}),
      helpText: isLive
        ? translate({message: 'Run npm run build, then npm run serve. The search index is part of the build.'})
        : translate({message: 'You might want to check your network connection.'}),
    },
    footer: {
      selectText: translate({message: 'to select'}),
      navigateText: translate({message: 'to navigate'}),
      closeText: translate({message: 'to close'}),
      searchByText: translate({message: 'Search by'}),
    },
    noResultsScreen: {
      noResultsText: translate({message: 'No results for'}),
      suggestedQueryText: translate({message: 'Try searching for'}),
      reportMissingResultsText: translate({message: 'Believe this query should return results?'}),
      reportMissingResultsLinkText: translate({message: 'Let us know.'}),
    },
  }),
};
