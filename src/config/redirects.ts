import {guideUrls} from './routes';

/**
 * Addresses of earlier sites that people still link to, and where they lead now.
 * The build writes a small page for each, so that every static host serves them; the sandbox's server answers 301.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/docs/': guideUrls.introduction,
  '/api.html': '/api/',
  '/bulk.html': '/bulk/',
  '/activity-history.html': '/activity-history/',
  '/cadence-imports.html': '/cadence-imports/',
  '/webhooks.html': '/webhooks/',
};
