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

/** Pages about one topic. */
export const places: readonly Omit<Entry, 'text'>[] = [
  {title: translate({id: 'site.home.place.guides.title', message: 'Guides'}), to: PLACES.guides},
  {title: translate({id: 'site.home.place.reference.title', message: 'API 2.0 reference'}), to: PLACES.reference},
  {title: translate({id: 'site.home.place.webhooks.title', message: 'Webhooks'}), to: PLACES.webhooks},
  {title: translate({id: 'site.home.place.bulk.title', message: 'Bulk jobs'}), to: PLACES.bulk},
  {
    title: translate({id: 'site.home.place.cadenceImports.title', message: 'Cadence imports'}),
    to: PLACES.cadenceImports,
  },
  {
    title: translate({id: 'site.home.place.activityHistory.title', message: 'Activity history'}),
    to: PLACES.activityHistory,
  },
  {title: translate({id: 'site.home.place.logs.title', message: 'API Logs'}), to: PLACES.logs},
];
