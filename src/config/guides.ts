/** A section of the platform guides: a folder below `docs/platform` and a category of the sidebar. */
export interface GuideSection {
  readonly folder: string;
  readonly label: string;
  /** One sentence for the section's index page. */
  readonly description: string;
  /** Pages in reading order: file names without their ending. */
  readonly pages: readonly string[];
}

/** The page that the navbar's Docs leads to. */
export const introduction = 'intro';

/** In the order of the sidebar. A page that is not listed here, or listed and missing, fails the build. */
export const guideSections: readonly GuideSection[] = [
  {
    folder: 'api-basics',
    label: 'API basics',
    description: 'Authentication, limits, the shape of requests and answers, and the first things integrations do.',
    pages: [
      'api-key-authentication',
      'oauth-authentication',
      'client-creds',
      'scopes',
      'rate-limits',
      'request-response-format',
      'filtering-paging-sorting',
      'timezones',
      'completing-actions',
      'retrieving-actions-cadences-steps',
      'call-data-record',
      'third-party-dialers',
    ],
  },
];
