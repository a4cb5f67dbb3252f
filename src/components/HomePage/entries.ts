/** Where the home page leads, most wanted first. */
export const entries = [
  {
    title: 'Guides',
    to: '/docs/platform/intro/',
    text: 'How the platform fits together, authentication, limits, filters, and the common integrations step by step.',
  },
  {
    title: 'API 2.0 reference',
    to: '/docs/api/',
    text: 'Every resource and operation: parameters, fields, scopes, costs and examples. Download it as OpenAPI.',
  },
  {
    title: 'Webhooks',
    to: '/webhooks/',
    text: 'Hear of changes as they happen, check the signature, and stop polling.',
  },
  {
    title: 'Bulk jobs',
    to: '/bulk/',
    text: 'Create or change thousands of records without spending the rate limit on each.',
  },
  {
    title: 'Cadence imports',
    to: '/cadence-imports/',
    text: 'Build whole cadences from JSON: steps, templates and settings in one request.',
  },
  {
    title: 'API Logs',
    to: '/api-logs/',
    text: 'See what your integration called, what it cost, and what went wrong.',
  },
] as const;
