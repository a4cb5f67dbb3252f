/** What developers type, and the site's terms for it. */
const ROWS: readonly (readonly [typed: string, meant: string])[] = [
  // Records of other CRMs and sales tools
  ['lead, contact, prospect, someone, recipient, individual, candidate', 'person'],
  ['everyone', 'person, user'],
  ['customer', 'person, account'],
  ['company, organization, organisation, firm, business', 'account'],
  ['sequence, campaign, drip', 'cadence'],
  ['enroll, enrol, enrollment, enrolment', 'cadence membership'],
  ['touchpoint', 'step'],
  ['deal, pipeline', 'opportunity'],
  ['deal stage, pipeline stage', 'opportunity stage'],
  ['lifecycle stage, lead status, contact stage', 'person stage'],
  ['todo, reminder, follow up', 'task'],
  ['appointment, demo', 'meeting, calendar event'],
  ['engagement, touch', 'activity'],
  ['timeline', 'activity history'],
  ['rep, seller, employee, teammate, colleague, coworker, salesperson, sdr, bdr', 'user'],
  ['workspace', 'team'],
  ['smart list, smart view, segment', 'saved list view'],
  ['picklist, custom property, custom attribute', 'custom field'],
  ['connected app, private app', 'oauth application, api key'],
  ['workflow, playbook', 'cadence, play'],
  ['seat, license, licence', 'license_limit'],
  ['outcome', 'disposition, sentiment'],
  ['sms', 'text message'],
  ['phone, dial', 'call'],
  ['unsubscribe, opt out, do not call, do not email, suppress', 'do_not_contact, opt out'],
  ['mail', 'email'],
  ['attribute, property', 'field'],
  ['param', 'parameter'],
  ['label', 'tag'],
  ['comment', 'note'],
  ['transcript', 'transcription'],
  // Verbs
  ['add, new, make, insert, post, save', 'create'],
  ['get, read, retrieve, show, pull, see', 'fetch, list'],
  ['download, view', 'fetch'],
  ['find, lookup, look up', 'list, fetch'],
  ['search, query', 'list, filter'],
  ['fetch, all', 'list'],
  ['edit, modify, change, patch, put, set, rename, alter, adjust, reassign', 'update'],
  ['upsert', 'create or update'],
  ['remove, destroy, erase, cancel, drop, wipe', 'delete'],
  ['postpone, snooze, defer', 'reschedule'],
  ['take off', 'remove'],
  ['subscribe', 'subscription'],
  ['batch, mass', 'bulk'],
  // HTTP, limits, paging
  ['paginate, pagination, next page', 'paging'],
  ['order', 'sort'],
  ['throttle, quota, slow down', 'rate limit'],
  ['too many requests', 'rate limit, 429'],
  ['unprocessable', '422'],
  ['bad request', '400'],
  ['unauthorized, unauthorised, unauthenticated', '401'],
  ['forbidden', '403'],
  ['not found', '404'],
  ['server error', '500, 5xx'],
  ['500, 502, 503, 504', '5xx'],
  ['parameter', 'field'],
  ['payload', 'body'],
  // Access
  ['auth, authenticate', 'authentication, oauth'],
  ['authentification', 'authentication'],
  ['authorization, authorize, login, signin', 'oauth'],
  ['apikey', 'api key'],
  ['bearer', 'token'],
  ['permission, access right', 'scope'],
  ['credential', 'token, api key'],
  ['expire', 'refresh'],
  ['whoami', 'current user'],
  // Webhooks and frontend
  ['hook, callback, notification', 'webhook'],
  ['gdpr, ccpa', 'right to be forgotten'],
  ['anonymize, anonymise', 'redaction'],
  ['embed', 'frontend integration'],
  ['timezone', 'time zone'],
  ['synchronize, synchronization', 'sync'],
];

const list = (text: string): string[] => text.split(', ');

/**
 * Terms of the site by what developers type. One-way: "lead" also finds "person", but not the other way around. For embedded
 * and hosted search. Words are in the singular. Words for one page belong into its `keywords`, not here.
 */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.flatMap(([typed, meant]) => list(typed).map((words) => [words, list(meant)] as const)),
);

/** Maximum number of words in a key. */
export const MAX_PHRASE_WORDS = 3;
