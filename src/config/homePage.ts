import {guideUrl, referenceRoot} from './routes';

/** The most common tasks, with their guides. Texts: `site.home.job.<name>` in entries.ts. */
export const JOBS = {
  copy: guideUrl('guides/building-an-efficient-cursor-poller'),
  react: guideUrl('webhooks/introduction'),
  load: guideUrl('bulk-jobs/example-flow'),
  dialer: guideUrl('api-basics/third-party-dialers'),
  app: guideUrl('frontend-integrations/introduction'),
  signal: guideUrl('rhythm-resources/sending-signals'),
} as const;

/** Pages about one topic. Texts: `site.home.place.<name>` in entries.ts. */
export const PLACES = {
  guides: '/guides/',
  reference: referenceRoot,
  webhooks: '/webhooks/',
  bulk: '/bulk/',
  cadenceImports: '/cadence-imports/',
  activityHistory: '/activity-history/',
  logs: '/api-logs/',
} as const;

/** Files for programs and tools. */
export const DOWNLOADS = [
  {label: 'OpenAPI', url: '/openapi/v2.json'},
  {label: 'Postman', url: '/openapi/v2.postman_collection.json'},
  {label: 'TypeScript', url: '/openapi/v2.d.ts'},
  {label: 'llms.txt', url: '/llms.txt'},
] as const;
