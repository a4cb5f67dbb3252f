import {translate} from '@docusaurus/Translate';
import {JOBS, PLACES} from '../../config/homePage';

/** A link of the home page. */
export interface Entry {
  readonly title: string;
  readonly to: string;
  readonly text: string;
}

/** The most common tasks, with their guides. */
export const jobs: readonly Entry[] = [
  {
    title: translate({id: 'site.home.job.copy.title', message: 'Sync Salesloft data'}),
    to: JOBS.copy,
    text: translate({
      id: 'site.home.job.copy.text',
      message: 'Copy people, accounts, and activity into a warehouse or CRM, and read only what changed.',
    }),
  },
  {
    title: translate({id: 'site.home.job.react.title', message: 'React to events as they happen'}),
    to: JOBS.react,
    text: translate({
      id: 'site.home.job.react.text',
      message: 'Subscribe to webhooks, verify their signatures, and stop polling.',
    }),
  },
  {
    title: translate({id: 'site.home.job.load.title', message: 'Load thousands of records'}),
    to: JOBS.load,
    text: translate({
      id: 'site.home.job.load.text',
      message: 'Create or update records in bulk jobs, without one request per record.',
    }),
  },
  {
    title: translate({id: 'site.home.job.dialer.title', message: 'Connect a dialer'}),
    to: JOBS.dialer,
    text: translate({
      id: 'site.home.job.dialer.text',
      message: 'Let sellers call with your product, and log every call with its recording and outcome.',
    }),
  },
  {
    title: translate({id: 'site.home.job.app.title', message: 'Put your app inside Salesloft'}),
    to: JOBS.app,
    text: translate({
      id: 'site.home.job.app.text',
      message: 'Show a panel next to a person or account, a step in a cadence, or a page of your own.',
    }),
  },
  {
    title: translate({id: 'site.home.job.signal.title', message: 'Show sellers what matters'}),
    to: JOBS.signal,
    text: translate({
      id: 'site.home.job.signal.text',
      message: 'Send signals about buyers, and let Plays turn them into the next best action.',
    }),
  },
];

/** The parts of the site, most used first. */
export const places: readonly Entry[] = [
  {
    title: translate({id: 'site.home.place.guides.title', message: 'Guides'}),
    to: PLACES.guides,
    text: translate({
      id: 'site.home.place.guides.text',
      message: 'How the platform works, authentication, limits, filters, and step-by-step integrations.',
    }),
  },
  {
    title: translate({id: 'site.home.place.reference.title', message: 'API 2.0 reference'}),
    to: PLACES.reference,
    text: translate({
      id: 'site.home.place.reference.text',
      message: 'Every resource and operation: parameters, fields, scopes, costs, and examples. Download it as OpenAPI.',
    }),
  },
  {
    title: translate({id: 'site.home.place.webhooks.title', message: 'Webhooks'}),
    to: PLACES.webhooks,
    text: translate({
      id: 'site.home.place.webhooks.text',
      message: 'Events, what each delivery contains, and how to verify it.',
    }),
  },
  {
    title: translate({id: 'site.home.place.bulk.title', message: 'Bulk jobs'}),
    to: PLACES.bulk,
    text: translate({
      id: 'site.home.place.bulk.text',
      message: 'What a job accepts, how it runs, and how to read its results.',
    }),
  },
  {
    title: translate({id: 'site.home.place.cadenceImports.title', message: 'Cadence imports'}),
    to: PLACES.cadenceImports,
    text: translate({
      id: 'site.home.place.cadenceImports.text',
      message: 'Create whole cadences from JSON: steps, templates, and settings in one request.',
    }),
  },
  {
    title: translate({id: 'site.home.place.logs.title', message: 'API Logs'}),
    to: PLACES.logs,
    text: translate({
      id: 'site.home.place.logs.text',
      message: 'See what your integration called, what it cost, and what went wrong.',
    }),
  },
];
