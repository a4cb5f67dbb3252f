/** Options of a field that simulates an error: form value to label. Each field can also be `normal`. */
export type Choices = Readonly<Record<string, string>>;

const token = {
  hang: 'No response',
  error: 'Status 500',
  garbage: 'Truncated JSON',
  html: 'An HTML page with status 200',
  redirect: 'A redirect (302)',
  'no-expiry': 'Response without expires_in',
  past: 'created_at of yesterday',
} as const satisfies Choices;

const state = {missing: 'Missing', wrong: 'A different value'} as const satisfies Choices;

const profile = {
  401: 'Status 401',
  403: 'Status 403',
  500: 'Status 500',
  hang: 'No response',
  'no-data': 'JSON without data',
  hostile: 'Names with markup, right-to-left text, and 10,000 letters',
} as const satisfies Choices;

const api = {
  '1MB': 'A list of 1 MB',
  '10MB': 'A list of 10 MB',
  hang: 'No response',
  drop: 'Half a response, then a closed connection',
  429: 'Status 429: rate limit reached',
} as const satisfies Choices;

/** The fields of the login page, each with its label and options. */
export const fields = {
  token: ['Token request', token],
  state: ['Returned state', state],
  me: ['GET /v2/me', profile],
  team: ['GET /v2/team', profile],
  api: ['All other API requests', api],
} as const satisfies Readonly<Record<string, readonly [label: string, Choices]>>;

type Field = keyof typeof fields;

/** Simulated errors of one login, and its token's lifetime in seconds. Other logins are not affected. */
export type SimulatedErrors = {
  readonly [Name in Field]: 'normal' | `${Extract<keyof (typeof fields)[Name][1], string | number>}`;
} & {readonly tokenLife: number};

/** Two hours, like the provider's tokens. */
export const TOKEN_LIFE = 7200;

/** Reads the form of the login page. Without a value that the field has, an error isn't simulated. */
export function readSimulatedErrors(form: URLSearchParams): SimulatedErrors {
  const chosen = Object.entries(fields).map(([name, [, choices]]) => {
    const value = form.get(name) ?? '';
    return [name, Object.hasOwn(choices, value) ? value : 'normal'];
  });
  return {...Object.fromEntries(chosen), tokenLife: Number(form.get('tokenLife')) || TOKEN_LIFE} as SimulatedErrors;
}

export const noErrors = readSimulatedErrors(new URLSearchParams());
