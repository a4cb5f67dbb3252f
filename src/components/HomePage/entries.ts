import {translate} from '@docusaurus/Translate';

/** Where the home page leads, most wanted first. */
export const entries = [
  {
    title: translate({id: 'site.home.guides', message: 'Guides'}),
    to: '/docs/platform/intro/',
    text: translate({
      id: 'site.home.guides.text',
      message:
        'How the platform fits together, authentication, limits, filters, and the common integrations step by step.',
    }),
  },
  {
    title: translate({id: 'site.home.referenceEntry', message: 'API 2.0 reference'}),
    to: '/docs/api/',
    text: translate({
      id: 'site.home.referenceEntry.text',
      message: 'Every resource and operation: parameters, fields, scopes, costs and examples. Download it as OpenAPI.',
    }),
  },
  {
    title: translate({id: 'site.home.webhooks', message: 'Webhooks'}),
    to: '/webhooks/',
    text: translate({
      id: 'site.home.webhooks.text',
      message: 'Hear of changes as they happen, check the signature, and stop polling.',
    }),
  },
  {
    title: translate({id: 'site.home.bulk', message: 'Bulk jobs'}),
    to: '/bulk/',
    text: translate({
      id: 'site.home.bulk.text',
      message: 'Create or change thousands of records without spending the rate limit on each.',
    }),
  },
  {
    title: translate({id: 'site.home.imports', message: 'Cadence imports'}),
    to: '/cadence-imports/',
    text: translate({
      id: 'site.home.imports.text',
      message: 'Build whole cadences from JSON: steps, templates and settings in one request.',
    }),
  },
  {
    title: translate({id: 'site.home.logs', message: 'API Logs'}),
    to: '/api-logs/',
    text: translate({
      id: 'site.home.logs.text',
      message: 'See what your integration called, what it cost, and what went wrong.',
    }),
  },
] as const;
