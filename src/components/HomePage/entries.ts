import {translate} from '@docusaurus/Translate';
import {JOBS} from '../../config/homePage';

/** A common task: its guide, icon and most important request are in the configuration. */
export type Entry = (typeof JOBS)[keyof typeof JOBS] & {readonly title: string; readonly text: string};

/** The most common tasks, with their guides. */
export const jobs: readonly Entry[] = [
  {
    ...JOBS.copy,
    title: translate({id: 'site.home.job.copy.title', message: 'Sync Salesloft data'}),
    text: translate({
      id: 'site.home.job.copy.text',
      message: 'Copy people, accounts, and activity into a warehouse or CRM, and read only what changed.',
    }),
  },
  {
    ...JOBS.react,
    title: translate({id: 'site.home.job.react.title', message: 'React to events as they happen'}),
    text: translate({
      id: 'site.home.job.react.text',
      message: 'Subscribe to webhooks, verify their signatures, and stop polling.',
    }),
  },
  {
    ...JOBS.load,
    title: translate({id: 'site.home.job.load.title', message: 'Load thousands of records'}),
    text: translate({
      id: 'site.home.job.load.text',
      message: 'Create or update records in bulk jobs, without one request per record.',
    }),
  },
  {
    ...JOBS.dialer,
    title: translate({id: 'site.home.job.dialer.title', message: 'Connect a dialer'}),
    text: translate({
      id: 'site.home.job.dialer.text',
      message: 'Let sellers call with your product, and log every call with its recording and outcome.',
    }),
  },
  {
    ...JOBS.app,
    title: translate({id: 'site.home.job.app.title', message: 'Put your app inside Salesloft'}),
    text: translate({
      id: 'site.home.job.app.text',
      message: 'Show a panel next to a person or account, a step in a cadence, or a page of your own.',
    }),
  },
  {
    ...JOBS.signal,
    title: translate({id: 'site.home.job.signal.title', message: 'Show sellers what matters'}),
    text: translate({
      id: 'site.home.job.signal.text',
      message: 'Send signals about buyers, and let Plays turn them into the next best action.',
    }),
  },
];
