/** What integrations do most, each with the guide that shows how. Texts: `site.home.job.<name>` in entries.ts. */
export const JOBS = {
  copy: '/docs/platform/guides/building-an-efficient-cursor-poller/',
  react: '/docs/platform/webhooks/introduction/',
  load: '/docs/platform/bulk-jobs/example-flow/',
  dialer: '/docs/platform/api-basics/third-party-dialers/',
  app: '/docs/platform/frontend-integrations/introduction/',
  signal: '/docs/platform/rhythm-resources/sending-signals/',
} as const;

/** The parts of the site, most wanted first. Texts: `site.home.place.<name>` in entries.ts. */
export const PLACES = {
  guides: '/guides/',
  reference: '/docs/api/',
  webhooks: '/webhooks/',
  bulk: '/bulk/',
  cadenceImports: '/cadence-imports/',
  logs: '/api-logs/',
} as const;
