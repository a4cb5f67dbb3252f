/** A section of the platform guides: a folder below `docs/platform` and a category of the sidebar. */
export interface GuideSection {
  readonly folder: string;
  readonly label: string;
  /** One sentence for the section's index page. */
  readonly description: string;
  /** Pages in reading order: file names without their ending, with the folder if they lie deeper (`type-settings/email`). */
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
  {
    folder: 'guides',
    label: 'Guides',
    description:
      'Complete recipes for common jobs: following changes with a cursor, using your own ids, importing deals, swapping links, writing e-mail HTML, and finding out what an integration did.',
    pages: [
      'building-an-efficient-cursor-poller',
      'mapping-external-identifiers',
      'import-opportunities',
      'link-swap',
      'text-editor',
      'api-logs',
    ],
  },
  {
    folder: 'webhooks',
    label: 'Webhooks',
    description:
      'Have Salesloft call your server: subscribe to events, know what each one delivers, and verify every delivery.',
    pages: ['introduction', 'event-types', 'delivery-headers'],
  },
  {
    folder: 'bulk-jobs',
    label: 'Bulk jobs',
    description:
      'One write over thousands of records in the background: when to use it, what a row may hold, and a job from start to finish.',
    pages: ['intro', 'bulk-types', 'example-flow'],
  },
  {
    folder: 'cadence-imports',
    label: 'Cadence imports',
    description: 'Create whole cadences from one JSON document, with settings, days, steps and e-mail texts.',
    pages: [
      'introduction',
      'settings',
      'sharing-settings',
      'cadence-content',
      'step-groups',
      'automated-settings',
      'steps',
      'type-settings/email',
      'email-template',
      'type-settings/phone',
      'type-settings/other',
      'type-settings/integration',
      'more-examples',
    ],
  },
  {
    folder: 'activity-history',
    label: 'Activity history',
    description: 'Read what happened to people, accounts and opportunities, filter it and keep a copy in step.',
    pages: ['available-activities', 'filters', 'response-examples'],
  },
  {
    folder: 'rhythm-resources',
    label: 'Rhythm resources',
    description: 'Send signals about what buyers do, and register Plays that turn them into tasks for sellers.',
    pages: ['sending-signals', 'registering-plays', 'sending-email-content-using-signals', 'signals-faq'],
  },
  {
    folder: 'external-calendars',
    label: 'External calendars',
    description: 'Keep a calendar that Salesloft does not support natively in step, in both directions.',
    pages: [
      'intro',
      'setup-api-key',
      'team-admin-flow',
      'user-flow',
      'watch-meetings-settings',
      'initial-calendar-sync',
      'maintaining-calendars-synchronization',
      'watch-for-meetings-created-through-salesloft',
      'when-a-user-loses-connection-to-their-calendar',
    ],
  },
  {
    folder: 'frontend-integrations',
    label: 'Frontend integrations',
    description: 'Your own pages, panels, editor tools and cadence steps inside Salesloft.',
    pages: [
      'introduction',
      'authentication-and-flow',
      'person-smart-panel',
      'account-smart-panel',
      'custom-step',
      'email-and-template-editor',
      'full-page',
    ],
  },
  {
    folder: 'no-code',
    label: 'No-code tools',
    description: 'Connect Salesloft with automation tools in place of a program.',
    pages: ['introduction', 'tray-ai', 'workato'],
  },
  {
    folder: 'marketplace',
    label: 'Marketplace',
    description: 'Take an app from your own team to allowlisting and a public listing.',
    pages: [
      'how-to-submit-your-app',
      'submission-checklist',
      'allowlisting-qa-checklist',
      'design-checklist',
      'integrations-terms-of-service',
    ],
  },
];
