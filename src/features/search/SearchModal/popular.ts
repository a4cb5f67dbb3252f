import {translate} from '@docusaurus/Translate';
import {apiVersions, changelogUrl} from '@site/src/config/apiVersions';
import {guideUrls} from '@site/src/config/routes';

/** Pages that most visitors look for, shown before they type. */
export const popularPages = (): {readonly url: string; readonly label: string}[] => [
  {url: guideUrls.introduction, label: translate({id: 'site.search.popular.start', message: 'Start building'})},
  {url: guideUrls.keys, label: translate({id: 'site.search.popular.keys', message: 'API keys'})},
  {url: guideUrls.rateLimits, label: translate({id: 'site.search.popular.limits', message: 'Rate limits'})},
  {url: guideUrls.webhookEvents, label: translate({id: 'site.search.popular.events', message: 'Webhook events'})},
  {url: changelogUrl(apiVersions[0]), label: translate({id: 'site.search.popular.changelog', message: 'Changelog'})},
];
