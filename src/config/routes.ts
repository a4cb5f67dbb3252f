import {introduction} from './guides';

/** Folder of the guides, which is what their URLs begin with. */
export const guidesPath = 'docs/platform';

/** Folder of the generated reference pages, which is what their URLs begin with. */
export const referencePath = 'docs/api';

/** What the URLs of all guides begin with. */
export const guidesRoot = `/${guidesPath}/` as const;

/** What the URLs of all reference pages begin with. */
export const referenceRoot = `/${referencePath}/` as const;

/** URL of a guide, or of a section's index: both are named as in guides.ts, `webhooks/introduction` or `webhooks`. */
export const guideUrl = <Guide extends string>(guide: Guide): `${typeof guidesRoot}${Guide}/` =>
  `${guidesRoot}${guide}/`;

/** Guides that more than one part of the site links to. The build checks the links, and a unit test the table. */
export const guideUrls = {
  introduction: guideUrl(introduction),
  keys: guideUrl('api-basics/api-key-authentication'),
  oauth: guideUrl('api-basics/oauth-authentication'),
  scopes: guideUrl('api-basics/scopes'),
  format: guideUrl('api-basics/request-response-format'),
  paging: guideUrl('api-basics/filtering-paging-sorting'),
  rateLimits: guideUrl('api-basics/rate-limits'),
  webhookEvents: guideUrl('webhooks/event-types'),
} as const;

/** Pages that begin a topic, in the frame of the guides. */
export const landingPages = {
  guides: '/guides/',
  api: '/api/',
  webhooks: '/webhooks/',
  bulk: '/bulk/',
  cadenceImports: '/cadence-imports/',
  activityHistory: '/activity-history/',
} as const;
