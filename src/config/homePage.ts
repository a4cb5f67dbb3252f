import type {IconName} from './icons';
import {guideUrl, landingPages, referenceRoot} from './routes';

/** A common task of the home page. */
interface Job {
  readonly to: string;
  readonly icon: IconName;
  /** Its most important request: method and path. A unit test compares it with the description of the API. */
  readonly request: readonly [method: string, path: string];
}

/** The most common tasks, with their guides. Texts: `site.home.job.<name>` in entries.ts. */
export const JOBS = {
  copy: {
    to: guideUrl('guides/building-an-efficient-cursor-poller'),
    icon: 'refresh-cw',
    request: ['GET', '/v2/people?updated_at[gt]=…'],
  },
  react: {to: guideUrl('webhooks/introduction'), icon: 'webhook', request: ['POST', '/v2/webhook_subscriptions']},
  load: {to: guideUrl('bulk-jobs/example-flow'), icon: 'layers', request: ['POST', '/v2/bulk_jobs']},
  dialer: {
    to: guideUrl('api-basics/third-party-dialers'),
    icon: 'phone',
    request: ['POST', '/v2/activities/calls'],
  },
  app: {to: guideUrl('frontend-integrations/introduction'), icon: 'app-window', request: ['POST', '/v2/activities']},
  signal: {to: guideUrl('rhythm-resources/sending-signals'), icon: 'radio-tower', request: ['POST', '/v2/signals']},
} as const satisfies Readonly<Record<string, Job>>;

/** Where each number of the home page leads. */
export const COUNTED = {
  operations: referenceRoot,
  events: guideUrl('webhooks/event-types'),
  guides: landingPages.guides,
  languages: `${referenceRoot}people-index/`,
} as const;

/** Files for programs and tools. */
export const DOWNLOADS = [
  {label: 'OpenAPI', url: '/openapi/v2.json'},
  {label: 'Postman', url: '/openapi/v2.postman_collection.json'},
  {label: 'TypeScript', url: '/openapi/v2.d.ts'},
  {label: 'llms.txt', url: '/llms.txt'},
] as const;
