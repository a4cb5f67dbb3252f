const basics = '/docs/platform/api-basics';

/** Pages that the generated ones lead to. Markdown links are checked by the build: a page that moves is noticed. */
export const links = {
  versions: '/api/',
  keys: `${basics}/api-key-authentication/`,
  oauth: `${basics}/oauth-authentication/`,
  scopes: `${basics}/scopes/`,
  format: `${basics}/request-response-format/`,
  paging: `${basics}/filtering-paging-sorting/`,
  rateLimits: `${basics}/rate-limits/`,
  webhookEvents: '/docs/platform/webhooks/event-types/',
} as const;
