import {translate} from '@docusaurus/Translate';
import {apiVersions, changelogUrl} from '@site/src/config/apiVersions';
import {guideUrls} from '@site/src/config/routes';
import type {LikelyPage} from '../core/response';

/** Pages that most visitors look for, shown before they type. */
export const popularPages = (): LikelyPage[] => [
  {url: guideUrls.introduction, title: translate({id: 'site.search.popular.start', message: 'Start building'})},
  {url: guideUrls.keys, title: translate({id: 'site.search.popular.keys', message: 'API keys'})},
  {url: guideUrls.rateLimits, title: translate({id: 'site.search.popular.limits', message: 'Rate limits'})},
  {url: guideUrls.webhookEvents, title: translate({id: 'site.search.popular.events', message: 'Webhook events'})},
  {url: changelogUrl(apiVersions[0]), title: translate({id: 'site.search.popular.changelog', message: 'Changelog'})},
];
