const basics = '/docs/platform/api-basics';

/** Where the essentials of an operation are explained. */
export const guides = {
  scopes: `${basics}/scopes/`,
  rateLimits: `${basics}/rate-limits/`,
  paging: `${basics}/filtering-paging-sorting/`,
  webhookEvents: '/docs/platform/webhooks/event-types/',
} as const;
