import type {IconName} from './icons';

/** A section of the platform guides: a folder below `docs/platform` and a category of the sidebar. */
export interface GuideSection {
  readonly folder: string;
  readonly label: string;
  readonly icon: IconName;
  /** One sentence for the section's index page. */
  readonly description: string;
  /** Pages in reading order: file names without extension, including subfolders (`type-settings/email`). */
  readonly pages: readonly string[];
}

/** The page that Docs in the navbar links to. */
export const introduction = 'intro';

/** In the order of the sidebar. The build fails for a page that is missing here, or listed here without a file. */
export const guideSections: readonly GuideSection[] = [
  {
    folder: 'api-basics',
    label: 'API basics',
    icon: 'key-round',
    description: 'Authentication, rate limits, request and response formats, and the first tasks of most integrations.',
    pages: [
      'api-key-authentication',
      'oauth-authentication',
      'client-creds',
      'scopes',
      'scope-matrix',
      'rate-limits',
      'limits',
      'request-response-format',
      'errors',
      'filtering-paging-sorting',
      'timezones',
      'data-model',
      'completing-actions',
      'retrieving-actions-cadences-steps',
      'call-data-record',
      'third-party-dialers',
      'glossary',
    ],
  },
  {
    folder: 'guides',
    label: 'Guides',
    icon: 'signpost',
    description:
      'Common tasks: build without an account, follow changes, use your own IDs and fields, read emails and transcripts, enroll people, and erase data.',
    pages: [
      'build-without-an-account',
      'what-the-api-cant-do',
      'building-an-efficient-cursor-poller',
      'mapping-external-identifiers',
      'custom-fields',
      'import-opportunities',
      'conversations',
      'read-emails',
      'link-swap',
      'text-editor',
      'safe-enrollment',
      'privacy-requests',
      'assistants-and-mcp',
      'migrate-to-2-0',
      'go-live',
      'api-logs',
    ],
  },
  {
    folder: 'tutorials',
    label: 'Tutorials',
    icon: 'graduation-cap',
    description:
      'Build a complete integration from an empty folder: a two-way CRM sync, an inbound form, a dialer, a warehouse load, or an export of conversations.',
    pages: ['crm-sync', 'inbound-form', 'dialer', 'warehouse', 'export-conversations'],
  },
  {
    folder: 'recipes',
    label: 'Recipes',
    icon: 'list-checks',
    description:
      'Short sequences of requests for one task each. Run them in the page with sample data, or download them as Arazzo descriptions.',
    pages: [
      'find-or-create-person',
      'enroll-safely',
      'who-replied',
      'remove-from-cadence',
      'page-by-cursor',
      'bulk-update',
      'subscribe-and-verify',
      'export-conversation',
    ],
  },
  {
    folder: 'webhooks',
    label: 'Webhooks',
    icon: 'webhook',
    description:
      'Have Salesloft call your server: subscribe to events, see what each one delivers, and verify every delivery.',
    pages: ['introduction', 'event-types', 'delivery-headers'],
  },
  {
    folder: 'bulk-jobs',
    label: 'Bulk jobs',
    icon: 'layers',
    description:
      'Write thousands of records in the background: when to use a bulk job, what a row can contain, and one job from start to finish.',
    pages: ['intro', 'bulk-types', 'example-flow'],
  },
  {
    folder: 'cadence-imports',
    label: 'Cadence imports',
    icon: 'file-up',
    description: 'Create whole cadences from one JSON document, with settings, days, steps, and email texts.',
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
    icon: 'history',
    description: 'Read the activity of people, accounts, and opportunities, filter it, and keep a copy up to date.',
    pages: ['available-activities', 'filters', 'response-examples'],
  },
  {
    folder: 'rhythm-resources',
    label: 'Rhythm resources',
    icon: 'radio-tower',
    description: 'Send signals about buyer activity, and register Plays that turn them into tasks for sellers.',
    pages: ['sending-signals', 'registering-plays', 'sending-email-content-using-signals', 'signals-faq'],
  },
  {
    folder: 'external-calendars',
    label: 'External calendars',
    icon: 'calendar-sync',
    description: "Sync a calendar that Salesloft doesn't support natively, in both directions.",
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
    icon: 'app-window',
    description: 'Add your own pages, panels, editor tools, and cadence steps to Salesloft.',
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
    icon: 'blocks',
    description: 'Connect Salesloft to automation tools without writing code.',
    pages: ['introduction', 'tray-ai', 'workato'],
  },
  {
    folder: 'marketplace',
    label: 'Marketplace',
    icon: 'store',
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

/** All guides in reading order: `intro`, then `section/page`. */
export const guides: readonly string[] = [
  introduction,
  ...guideSections.flatMap(({folder, pages}) => pages.map((page) => `${folder}/${page}`)),
];
