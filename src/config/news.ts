import {guideUrls} from './routes';

/** Something new in the documentation that its readers would want to hear of. */
export interface News {
  /** `2026-11-21`. */
  readonly day: string;
  readonly title: string;
  /** Where it is. */
  readonly to: string;
  /** One or two sentences. */
  readonly text: string;
}

/** What the feeds tell of the guides and the site, newest first; changes of the API come from its snapshots by themselves. */
export const news: readonly News[] = [
  {
    day: '2026-11-21',
    title: 'Every page as Markdown',
    to: '/guides/',
    text: 'Each page also answers as Markdown at its address with .md in place of the closing slash; /llms.txt lists them for assistants and scripts.',
  },
  {
    day: '2026-11-21',
    title: 'Call operations from their pages, and find the calls again',
    to: '/api-logs/',
    text: 'The page of each operation has a form that sends it. API Logs lists the calls of the browser session with status, duration and cost.',
  },
  {
    day: '2026-11-21',
    title: '69 guides whose programs are tested',
    to: guideUrls.introduction,
    text: 'Authentication, limits, webhooks, bulk jobs, cadence imports, calendars and more, with samples that run in curl, Node and Python.',
  },
];
