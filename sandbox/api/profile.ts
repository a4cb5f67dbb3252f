import {type Account, teamRecord} from '../accounts';
import type {ProfileAnswer} from '../sso/faults';

/** Right-to-left override: reverses the rest of a line. */
const REVERSED = '\u202E';

/** Values that a page must escape or truncate: markup, reversed text, very long names. */
const hostileNames = {
  first_name: '<img src=x onerror=alert(1)>',
  last_name: `${REVERSED}${'Z'.repeat(10_000)}`,
  name: `"><script>alert(1)</script>${REVERSED}`,
};

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const errors: Readonly<Partial<Record<ProfileAnswer, Answer>>> = {
  401: {status: 401, body: {error: 'A valid bearer token is required'}},
  403: {status: 403, body: {error: 'The token does not have the required scope'}},
  500: {status: 500, body: {error: 'Simulated on the login page'}},
  'no-data': {status: 200, body: {}},
};

/** The response of `GET /v2/me` or `GET /v2/team` for an account; undefined for none. */
export function profileAnswer(url: URL, account: Account, fault: ProfileAnswer): Answer | undefined {
  if (fault === 'hang') return undefined;
  const refused = errors[fault];
  if (refused) return refused;
  const record =
    url.pathname === '/v2/me' ? account.profile : teamRecord(url.searchParams.get('include_private_fields') === 'true');
  return {status: 200, body: {data: fault === 'hostile' ? {...record, ...hostileNames} : record}};
}
