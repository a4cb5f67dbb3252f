import {guideUrls} from './routes';

/** News about the documentation. */
export interface News {
  /** `2026-11-21`. */
  readonly day: string;
  readonly title: string;
  readonly to: string;
  /** One or two sentences. */
  readonly text: string;
}

/** News about the guides and the site for the feeds, newest first. API changes come from the snapshots. */
export const news: readonly News[] = [
  {
    day: '2026-11-22',
    title: 'Tutorials, a data model, and a migration guide',
    to: '/docs/platform/api-basics/data-model/',
    text: 'Four tutorials lead from an empty folder to a tested program. The data model shows how records relate and which states they have. The migration guide maps each path of API 1.0 to API 2.0.',
  },
  {
    day: '2026-11-21',
    title: 'Every page as Markdown',
    to: '/guides/',
    text: 'Each page is also available as Markdown: replace the trailing slash of its URL with .md. /llms.txt lists all pages for assistants and scripts.',
  },
  {
    day: '2026-11-21',
    title: 'Send requests from the reference, and review them later',
    to: '/api-logs/',
    text: 'Each operation page has a form that sends the request. API Logs lists the requests of your browser session with status, duration, and cost.',
  },
  {
    day: '2026-11-21',
    title: '69 guides with tested code',
    to: guideUrls.introduction,
    text: 'Authentication, limits, webhooks, bulk jobs, cadence imports, calendars, and more, with code samples for curl, Node.js, and Python.',
  },
];
