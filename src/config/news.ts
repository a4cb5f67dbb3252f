import {apiVersions, changelogUrl} from './apiVersions';
import {guideUrls} from './routes';

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
    day: '2026-11-30',
    title: 'Run requests in the guides, without a key',
    to: guideUrls.introduction,
    text: 'Requests of guides and of the home page run where they are, in a sandbox with sample data. Each is in API Logs, and can be changed and sent again.',
  },
  {
    day: '2026-11-30',
    title: 'The first version of this site',
    to: `${changelogUrl(apiVersions[0])}#2026-11-30`,
    text: 'Guides, and the reference of API 2.0 and 1.0 with a form that sends requests. From now on, changes to the API and corrections to its description are entries here and in the changelog.',
  },
];
