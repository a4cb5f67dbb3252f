/** Folder of the guides, which is also the prefix of their URLs. */
export const guidesPath = 'docs/platform';

/** File with the order of the guides. */
export const guidesTable = 'src/config/guides.ts';

/** Folder of the home page and the landing pages. */
export const landingPagesPath = 'src/pages';

/** Folder of the generated reference pages, which is also the prefix of their URLs. */
export const referencePath = 'docs/api';

export const guidesRoot = `/${guidesPath}/` as const;

export const referenceRoot = `/${referencePath}/` as const;

/** URL of a guide (`webhooks/introduction`) or of a section's index (`webhooks`), named as in guides.ts. */
export const guideUrl = <Guide extends string>(guide: Guide): `${typeof guidesRoot}${Guide}/` =>
  `${guidesRoot}${guide}/`;

/** Guides that more than one part of the site links to. The build checks the links, and a unit test the table. */
export const guideUrls = {
  introduction: guideUrl('intro'),
  keys: guideUrl('api-basics/api-key-authentication'),
  oauth: guideUrl('api-basics/oauth-authentication'),
  scopes: guideUrl('api-basics/scopes'),
  scopeMatrix: guideUrl('api-basics/scope-matrix'),
  format: guideUrl('api-basics/request-response-format'),
  paging: guideUrl('api-basics/filtering-paging-sorting'),
  rateLimits: guideUrl('api-basics/rate-limits'),
  webhookEvents: guideUrl('webhooks/event-types'),
  deliveryHeaders: guideUrl('webhooks/delivery-headers'),
} as const;

export const landingPages = {
  guides: '/guides/',
  api: '/api/',
  webhooks: '/webhooks/',
  bulk: '/bulk/',
  cadenceImports: '/cadence-imports/',
  activityHistory: '/activity-history/',
} as const;
