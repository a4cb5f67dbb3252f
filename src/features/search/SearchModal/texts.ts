import type {DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import type {Section} from '../core/record';

const reset = (): string => translate({id: 'site.search.reset', message: 'Clear the query'});
const cancel = (): string => translate({id: 'site.search.cancel', message: 'Cancel'});

export const texts = {
  placeholder: (): string => translate({id: 'site.search.placeholder', message: 'Search docs and API'}),
  /** Name of the list of results. */
  results: (): string => translate({id: 'site.search.results', message: 'Results'}),
  popular: (): string => translate({id: 'site.search.popular', message: 'Popular'}),
  likely: (): string => translate({id: 'site.search.likely', message: 'Pages that may help'}),
  sections: {
    API: () => translate({id: 'site.search.section.api', message: 'API'}),
    Docs: () => translate({id: 'site.search.section.docs', message: 'Docs'}),
  } satisfies Record<Section, () => string>,
  /** @param isLive for `npm start`, which makes no index */
  modal: (isLive: boolean): DocSearchModalProps['translations'] => ({
    searchBox: {
      resetButtonTitle: reset(),
      resetButtonAriaLabel: reset(),
      cancelButtonText: cancel(),
      cancelButtonAriaLabel: cancel(),
      searchInputLabel: translate({id: 'site.search.label', message: 'Search'}),
    },
    startScreen: {
      recentSearchesTitle: translate({id: 'site.search.recent', message: 'Recent'}),
      noRecentSearchesText: translate({id: 'site.search.noRecent', message: 'No recent searches'}),
      saveRecentSearchButtonTitle: translate({id: 'site.search.save', message: 'Save this search'}),
      removeRecentSearchButtonTitle: translate({
        id: 'site.search.removeRecent',
        message: 'Remove this search from history',
      }),
      favoriteSearchesTitle: translate({id: 'site.search.favorite', message: 'Favorite'}),
      removeFavoriteSearchButtonTitle: translate({
        id: 'site.search.removeFavorite',
        message: 'Remove this search from favorites',
      }),
    },
    errorScreen: {
      titleText: isLive
        ? translate({id: 'site.search.needsBuild.title', message: 'Search needs a build'})
        : translate({id: 'site.search.error.title', message: 'Unable to fetch results'}),
      helpText: isLive
        ? translate({
            id: 'site.search.needsBuild.help',
            message: 'Run npm run build, then npm run serve. The search index is part of the build.',
          })
        : translate({
            id: 'site.search.error.help',
            message: 'You might want to check your network connection.',
          }),
    },
    footer: {
      selectText: translate({id: 'site.search.keys.select', message: 'to select'}),
      navigateText: translate({id: 'site.search.keys.navigate', message: 'to navigate'}),
      closeText: translate({id: 'site.search.keys.close', message: 'to close'}),
      searchByText: translate({id: 'site.search.by', message: 'Search by'}),
    },
    noResultsScreen: {
      noResultsText: translate({id: 'site.search.noResults', message: 'No results for'}),
      suggestedQueryText: translate({id: 'site.search.suggested', message: 'Try searching for'}),
      reportMissingResultsText: translate({
        id: 'site.search.report',
        message: 'Believe this query should return results?',
      }),
      reportMissingResultsLinkText: translate({id: 'site.search.reportLink', message: 'Let us know.'}),
    },
  }),
};
