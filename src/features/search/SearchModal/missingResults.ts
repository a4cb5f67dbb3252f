import {externalLinks} from '@site/src/config/externalLinks';

/** Where visitors report that a search found nothing: the provider's community. */
export const missingResultsUrl = ({query}: {readonly query: string}): string => {
  const url = new URL(externalLinks.community.href);
  url.searchParams.set('q', query);
  return url.href;
};
