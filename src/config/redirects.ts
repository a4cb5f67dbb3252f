import {guideUrls} from './routes';

/**
 * Redirects from URLs of earlier sites. The build writes a small page for each, so that every static host serves them.
 * The server of the sandbox responds with 301.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/docs/': guideUrls.introduction,
  '/api.html': '/api/',
  '/oauth.html': guideUrls.oauth,
  '/bulk.html': '/bulk/',
  '/activity-history.html': '/activity-history/',
  '/cadence-imports.html': '/cadence-imports/',
  '/webhooks.html': '/webhooks/',
};
