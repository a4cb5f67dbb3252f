import {externalLinks} from '@site/src/config/externalLinks';

/** URL for reporting a search without results: the provider's community. */
export const missingResultsUrl = ({query}: {readonly query: string}): string => {
  const url = new URL(externalLinks.community.href);
  url.searchParams.set('q', query);
  return url.href;
};
