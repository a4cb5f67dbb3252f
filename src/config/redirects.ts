import {apiVersions, changelogUrl, unverifiedUrl} from './apiVersions';
import {guideUrl, guideUrls} from './routes';

/**
 * Guides that replaced the topics of the provider's first reference, by name in lowercase: `/api.html#!/Topic/RateLimiting`.
 * Topics that aren't here lead to the overview of the API.
 */
export const oldTopics: Readonly<Record<string, string>> = {
  introduction: guideUrls.introduction,
  apikey: guideUrls.keys,
  oauth: guideUrls.oauth,
  ratelimiting: guideUrls.rateLimits,
  appsubmissionchecklist: guideUrl('marketplace/submission-checklist'),
  fei_introduction: guideUrl('frontend-integrations/introduction'),
};

/**
 * Redirects from URLs of earlier sites. The build writes a small page for each, so that every static host serves them.
 * The server of the sandbox responds with 301.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/docs/': guideUrls.introduction,
  '/docs/platform/': guideUrls.introduction,
  '/changelog/': changelogUrl(apiVersions[0]),
  '/docs/api/unconfirmed/': unverifiedUrl(apiVersions[0]),
  '/docs/api/1.0/unconfirmed/': unverifiedUrl(apiVersions[1]),
  '/api.html': '/api/',
  '/oauth.html': guideUrls.oauth,
  '/bulk.html': '/bulk/',
  '/activity-history.html': '/activity-history/',
  '/cadence-imports.html': '/cadence-imports/',
  '/webhooks.html': '/webhooks/',
};
