import {guideUrl, landingPages, referenceRoot} from './routes';

/** Common tasks, each with its most important request. A unit test compares the requests with the description of the API. */
export const JOBS = [
  {
    name: 'copy',
    to: guideUrl('guides/building-an-efficient-cursor-poller'),
    icon: 'refresh-cw',
    request: ['GET', '/v2/people?updated_at[gt]=…'],
  },
  {
    name: 'react',
    to: guideUrl('webhooks/introduction'),
    icon: 'webhook',
    request: ['POST', '/v2/webhook_subscriptions'],
  },
  {name: 'load', to: guideUrl('bulk-jobs/example-flow'), icon: 'layers', request: ['POST', '/v2/bulk_jobs']},
  {
    name: 'dialer',
    to: guideUrl('api-basics/third-party-dialers'),
    icon: 'phone',
    request: ['POST', '/v2/activities/calls'],
  },
  {
    name: 'app',
    to: guideUrl('frontend-integrations/introduction'),
    icon: 'app-window',
    request: ['POST', '/v2/activities'],
  },
  {
    name: 'signal',
    to: guideUrl('rhythm-resources/sending-signals'),
    icon: 'radio-tower',
    request: ['POST', '/v2/signals'],
  },
] as const;

/** What makes calls easier, each on a page of the guides. The tools there open by their fragments. */
export const TOOLS = [
  {name: 'recipes', to: guideUrl('recipes'), icon: 'list-checks'},
  {name: 'tutorials', to: guideUrl('tutorials'), icon: 'graduation-cap'},
  {name: 'planner', to: `${guideUrl('api-basics/rate-limits')}#sync-planner`, icon: 'activity'},
  {name: 'bench', to: `${guideUrl('webhooks/delivery-headers')}#webhook-bench`, icon: 'webhook'},
  {name: 'scopes', to: `${guideUrl('api-basics/scope-matrix')}#smallest-scopes`, icon: 'key-round'},
  {name: 'assistants', to: guideUrl('guides/assistants-and-mcp'), icon: 'messages-square'},
] as const;

/** The texts of the home page in English. `plugins/home-page` translates them. */
export const homeTexts = {
  title: 'Salesloft API guides and reference',
  description:
    'Guides and reference for the Salesloft REST API: people, cadences, calls, emails, webhooks, and more, with tested code samples.',
  heading: 'The Salesloft API',
  lead: 'In Salesloft, sales teams contact people in cadences: planned sequences of emails and calls. The API reads and changes all of it, as JSON over HTTPS.',
  introduction: 'Start building',
  reference: 'Browse the API',
  run: 'Run',
  sandbox: 'in the sandbox',
  change: 'Change this request',
  operations: 'operations',
  events: 'webhook events',
  guides: 'guides',
  languages: 'languages',
  latest: 'News of',
  downloads: 'Download',
  firstCall: 'Make your first call in three steps',
  tools: 'Try, plan, and check',
  'tool.recipes.title': 'Recipes',
  'tool.recipes.text': 'Run a task of a few requests in the sandbox, step by step.',
  'tool.tutorials.title': 'Tutorials',
  'tool.tutorials.text': 'Build a CRM sync, an inbound form, a dialer, or an export from an empty folder.',
  'tool.planner.title': 'Sync planner',
  'tool.planner.text': 'See what your sync costs in points, and get the program for it.',
  'tool.bench.title': 'Webhook bench',
  'tool.bench.text': 'Sign test deliveries, and find out why a signature fails.',
  'tool.scopes.title': 'Scope picker',
  'tool.scopes.text': 'Choose operations, and get the smallest set of scopes for them.',
  'tool.assistants.title': 'Assistants and MCP',
  'tool.assistants.text': 'Give your assistant this documentation and the sandbox.',
  jobs: 'What you can build',
  'job.copy.title': 'Sync Salesloft data',
  'job.copy.text': 'Copy people, accounts, and activity into a warehouse or CRM, and read only what changed.',
  'job.react.title': 'React to events as they happen',
  'job.react.text': 'Subscribe to webhooks, verify their signatures, and stop polling.',
  'job.load.title': 'Load thousands of records',
  'job.load.text': 'Create or update records in bulk jobs, without one request per record.',
  'job.dialer.title': 'Connect a dialer',
  'job.dialer.text': 'Let sellers call with your product, and log every call with its recording and outcome.',
  'job.app.title': 'Put your app inside Salesloft',
  'job.app.text': 'Show a panel next to a person or account, a step in a cadence, or a page of your own.',
  'job.signal.title': 'Show sellers what matters',
  'job.signal.text': 'Send signals about buyers, and let Plays turn them into the next best action.',
} as const;

export type HomeTexts = Readonly<Record<keyof typeof homeTexts, string>>;

/** The numbers of the home page, and where each of them leads. */
export const COUNTED = [
  {name: 'operations', to: referenceRoot},
  {name: 'events', to: guideUrl('webhooks/event-types')},
  {name: 'guides', to: landingPages.guides},
  {name: 'languages', to: `${referenceRoot}people-index/`},
] as const;

export const DOWNLOADS = [
  {label: 'OpenAPI', url: '/openapi/v2.json'},
  {label: 'TypeScript', url: '/openapi/v2.d.ts'},
  {label: 'llms.txt', url: '/llms.txt'},
] as const;
