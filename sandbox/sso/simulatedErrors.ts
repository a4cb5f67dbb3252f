import {type Choices, readChoice} from '../choices';

/** Responses of `POST /oauth/token`. */
export const tokenResponses = {
  normal: 'Normal',
  slow: 'Response after 3 seconds',
  hang: 'No response',
  error: 'Status 500',
  garbage: 'Truncated JSON',
  html: 'An HTML page with status 200',
  redirect: 'A redirect (302)',
  'no-expiry': 'Response without expires_in',
  past: 'created_at of yesterday',
} as const satisfies Choices;

/** How the redirect back to the site treats `state`. */
export const stateReturns = {
  normal: 'Unchanged',
  missing: 'Missing',
  wrong: 'A different value',
} as const satisfies Choices;

/** Responses of `GET /v2/me` and `GET /v2/team`. */
export const profileResponses = {
  normal: 'Normal',
  401: 'Status 401',
  403: 'Status 403',
  500: 'Status 500',
  hang: 'No response',
  'no-data': 'JSON without data',
  hostile: 'Names with markup, right-to-left text, and 10,000 letters',
} as const satisfies Choices;

/** Responses of all other API operations. */
export const apiResponses = {
  normal: 'Normal',
  '1MB': 'A list of 1 MB',
  '10MB': 'A list of 10 MB',
  hang: 'No response',
  drop: 'Half a response, then a closed connection',
  429: 'Status 429: rate limit reached',
} as const satisfies Choices;

/** SimulatedErrors of one login. Other logins are not affected. */
export interface SimulatedErrors {
  /** Token lifetime in seconds. */
  readonly tokenLife: number;
  readonly token: keyof typeof tokenResponses;
  readonly state: keyof typeof stateReturns;
  readonly me: ProfileResponse;
  readonly team: ProfileResponse;
  readonly api: ApiResponse;
}
export type ProfileResponse = `${keyof typeof profileResponses}`;
export type ApiResponse = `${keyof typeof apiResponses}`;

/** Two hours, like the provider's tokens. */
export const TOKEN_LIFE = 7200;
const LONGEST_LIFE = 30 * 24 * 3600;

export const noErrors: SimulatedErrors = {
  tokenLife: TOKEN_LIFE,
  token: 'normal',
  state: 'normal',
  me: 'normal',
  team: 'normal',
  api: 'normal',
};

/** Reads the form of the login page. */
export function readSimulatedErrors(form: URLSearchParams): SimulatedErrors {
  const life = Math.trunc(Number(form.get('tokenLife') ?? ''));
  return {
    tokenLife: life >= 1 && life <= LONGEST_LIFE ? life : TOKEN_LIFE,
    token: readChoice(form, 'token', tokenResponses),
    state: readChoice(form, 'state', stateReturns),
    me: readChoice<ProfileResponse>(form, 'me', profileResponses),
    team: readChoice<ProfileResponse>(form, 'team', profileResponses),
    api: readChoice<ApiResponse>(form, 'api', apiResponses),
  };
}
