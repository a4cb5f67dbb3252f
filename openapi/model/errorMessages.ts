import {isObject} from '../../src/utils/isObject';

export interface ErrorMessage {
  readonly status: 401 | 403 | 404 | 422 | 429;
  /** The words, with `…` for what varies. */
  readonly text: string;
  /** Only these words are known, and `…` is for the others, so no text may fill them in. */
  readonly partial?: true;
  /** `recorded` in a response of the API, or `documented` in public texts about it. */
  readonly source: 'recorded' | 'documented';
  /** ID of the operation, if only one sends it. */
  readonly operation?: string;
  /** When the API sends it, and what to do, in Markdown. */
  readonly cause: string;
  readonly fix: string;
}

export const MISSING_TOKEN =
  'No Bearer Token attached to request, please see documentation at developers.salesloft.com';

export const WRONG_TOKEN = 'Invalid Bearer token';

export const MISSING_FIELD_SCOPE =
  'Requested scoped field(s) could not be returned, required scope access not included.';

const BLANK = "can't be blank";

const DOMAIN_FORMAT = "is not formatted correctly. Must be in the format 'salesloft.com'";

/** Messages by the field of a body and the keyword of JSON Schema that it violates. */
export const fieldMessages = {domain: {required: BLANK, pattern: DOMAIN_FORMAT}} as const;

const MEMBERSHIPS = 'cadence-memberships-create';

/** Every known message of an error. Guides, descriptions and the sandbox have no others. */
export const errorMessages = [
  {
    status: 401,
    text: MISSING_TOKEN,
    source: 'recorded',
    cause: "The header `Authorization` is missing, or its value doesn't begin with `Bearer`",
    fix: 'Send `Authorization: Bearer`, a space, and the token or key',
  },
  {
    status: 401,
    text: WRONG_TOKEN,
    source: 'recorded',
    cause: 'The token or key is wrong, revoked, or expired',
    fix: 'Refresh the token and retry once. Check a key for missing characters',
  },
  {
    status: 403,
    text: '… does not have the required scopes',
    partial: true,
    source: 'documented',
    cause: 'The credential lacks the scope of the operation',
    fix: 'Find it in the [scope matrix](/docs/platform/api-basics/scope-matrix/), and add it',
  },
  {
    status: 404,
    text: 'Not Found',
    source: 'recorded',
    cause: "The record doesn't exist, or the user can't see it",
    fix: 'Check the ID, then check who can see the record. If you keep a copy, hide the record until you know which',
  },
  {
    status: 422,
    text: 'has already been taken',
    source: 'documented',
    cause: 'Another record has this value of a unique field',
    fix: 'Look up the record, or use an [upsert](/docs/api/person-upserts-create/)',
  },
  {
    status: 422,
    text: BLANK,
    source: 'recorded',
    cause: 'A required field is missing or empty, such as the `domain` of an account',
    fix: 'Send a value',
  },
  {
    status: 422,
    text: DOMAIN_FORMAT,
    source: 'recorded',
    cause: "The `domain` of an account isn't a bare domain",
    fix: 'Send a bare domain, such as `brightwater.example`',
  },
  {
    status: 422,
    text: 'is already in progress for this person',
    source: 'documented',
    operation: MEMBERSHIPS,
    cause: 'The person is already on the cadence',
    fix: 'Treat it as success',
  },
  {
    status: 422,
    text: 'is not owned by the provided user and is not a team cadence',
    source: 'documented',
    operation: MEMBERSHIPS,
    cause: "`user_id` can't use this personal cadence",
    fix: 'Use a team cadence, or the owner',
  },
  {
    status: 422,
    text: 'has contact restrictions',
    source: 'documented',
    operation: MEMBERSHIPS,
    cause: 'The person must not be contacted',
    fix: 'Leave the person out',
  },
  {
    status: 422,
    text: 'contains invalid dynamic tags',
    source: 'documented',
    operation: 'cadence-imports-create',
    cause: "The text has a `{{tag}}` that doesn't exist",
    fix: 'Correct the tag',
  },
  {
    status: 422,
    text: 'no Signal Registration found for integration id … and given type',
    source: 'recorded',
    operation: 'signals-create',
    cause: "The type isn't registered, or another integration registered it",
    fix: '[Register it](/docs/platform/rhythm-resources/sending-signals/) first',
  },
  {
    status: 422,
    text: MISSING_FIELD_SCOPE,
    source: 'recorded',
    operation: 'activities-emails-index',
    cause: '`scoped_fields` needs `email_contents:read`. The message is in `error`',
    fix: 'Add the scope, or leave out the field',
  },
  {
    status: 429,
    text: 'API rate limit exceeded',
    source: 'recorded',
    cause: 'The team has used up its points for this minute',
    fix: '[Wait for the next minute](/docs/platform/api-basics/rate-limits/#recover-from-a-429), with a random delay',
  },
] as const satisfies readonly ErrorMessage[];

export type ErrorText = (typeof errorMessages)[number]['text'];

/** What a text must match to be a message: `…` is any value, but of a partial message it's the part that isn't known. */
function isText({text, partial}: ErrorMessage, words: string): boolean {
  if (partial) return words === text || words === text.replaceAll('…', '').trim();
  const parts = text.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`).test(words);
}

/** The known messages in a text of an error, with this status if there is one. An empty text has all. */
export const knownMessages = (words: string, status?: number): ErrorMessage[] =>
  errorMessages.filter(
    (message: ErrorMessage) =>
      (status === undefined || message.status === status) &&
      message.text.split('…').every((part) => words === '' || words.toLowerCase().includes(part.trim().toLowerCase())),
  );

/** Whether the API is known to send a message, and with this status if there is one. `…` alone is a message that isn't known. */
export const isKnownMessage = (words: string, status?: number): boolean =>
  words === '…' ||
  errorMessages.some((message) => (status === undefined || message.status === status) && isText(message, words));

/** The messages in the body of an error: `error`, and all of `errors`. */
export function messagesIn(body: unknown): string[] {
  if (!isObject(body)) return [];
  const fields = isObject(body.errors) ? Object.values(body.errors).flat() : [];
  return [body.error, ...fields].filter((value) => typeof value === 'string');
}
