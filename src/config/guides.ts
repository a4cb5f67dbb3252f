import type {IconName} from './icons';

/** A section of the platform guides: a folder below `docs/platform` and a category of the sidebar. */
export interface GuideSection {
  readonly folder: string;
  readonly label: string;
  readonly icon: IconName;
  /** One sentence for the section's index page. */
  readonly description: string;
}

/** The page that Docs in the navbar links to. */
export const introduction = 'intro';

/** In the order of the sidebar. The guides of a section are ordered by their `sidebar_position`. */
export const guideSections: readonly GuideSection[] = [
  {
    folder: 'api-basics',
    label: 'API basics',
    icon: 'key-round',
    description: 'Authentication, rate limits, request and response formats, and the first tasks of most integrations.',
  },
  {
    folder: 'guides',
    label: 'Guides',
    icon: 'signpost',
    description:
      'Common tasks: build without an account, follow changes, use your own IDs and fields, read emails and transcripts, enroll people, and erase data.',
  },
  {
    folder: 'tutorials',
    label: 'Tutorials',
    icon: 'graduation-cap',
    description:
      'Build a complete integration from an empty folder: a two-way CRM sync, an inbound form, a dialer, a warehouse load, or an export of conversations.',
  },
  {
    folder: 'recipes',
    label: 'Recipes',
    icon: 'list-checks',
    description:
      'Short sequences of requests for one task each. Run them in the page with sample data, or download them as Arazzo descriptions.',
  },
  {
    folder: 'webhooks',
    label: 'Webhooks',
    icon: 'webhook',
    description:
      'Have Salesloft call your server: subscribe to events, see what each one delivers, and verify every delivery.',
  },
  {
    folder: 'bulk-jobs',
    label: 'Bulk jobs',
    icon: 'layers',
    description:
      'Write thousands of records in the background: when to use a bulk job, what a row can contain, and one job from start to finish.',
  },
  {
    folder: 'cadence-imports',
    label: 'Cadence imports',
    icon: 'file-up',
    description: 'Create whole cadences from one JSON document, with settings, days, steps, and email texts.',
  },
  {
    folder: 'activity-history',
    label: 'Activity history',
    icon: 'history',
    description: 'Read the activity of people, accounts, and opportunities, filter it, and keep a copy up to date.',
  },
  {
    folder: 'rhythm-resources',
    label: 'Rhythm resources',
    icon: 'radio-tower',
    description: 'Send signals about buyer activity, and register Plays that turn them into tasks for sellers.',
  },
  {
    folder: 'external-calendars',
    label: 'External calendars',
    icon: 'calendar-sync',
    description: "Sync a calendar that Salesloft doesn't support natively, in both directions.",
  },
  {
    folder: 'frontend-integrations',
    label: 'Frontend integrations',
    icon: 'app-window',
    description: 'Add your own pages, panels, editor tools, and cadence steps to Salesloft.',
  },
  {
    folder: 'no-code',
    label: 'No-code tools',
    icon: 'blocks',
    description: 'Connect Salesloft to automation tools without writing code.',
  },
  {
    folder: 'marketplace',
    label: 'Marketplace',
    icon: 'store',
    description: 'Take an app from your own team to allowlisting and a public listing.',
  },
];
