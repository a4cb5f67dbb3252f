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
    title: 'Guides and tutorials with tested code',
    to: guideUrls.introduction,
    text: 'Authentication, limits, webhooks, bulk jobs, cadence imports, calendars, a data model, a migration guide, and four tutorials, with code samples for curl, Node.js, and Python.',
  },
];
