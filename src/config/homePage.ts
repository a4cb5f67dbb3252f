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

/** The parts of the site, most used first. Texts: `site.home.place.<name>` in entries.ts. */
export const PLACES = {
  guides: '/guides/',
  reference: referenceRoot,
  webhooks: '/webhooks/',
  bulk: '/bulk/',
  cadenceImports: '/cadence-imports/',
  logs: '/api-logs/',
} as const;
