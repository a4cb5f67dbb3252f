import {type Account, teamRecord} from '../accounts';
import {WRONG_TOKEN} from '../../openapi/model/errorMessages';
import type {ProfileResponse} from '../sso/simulatedErrors';
import {errorBody} from './simulatedResponses';

/** Right-to-left override: reverses the rest of a line. */
const REVERSED = '\u202E';

/** Values that a page must escape or truncate: markup, reversed text, very long names. */
const hostileNames = {
  first_name: '<img src=x onerror=alert(1)>',
  last_name: `${REVERSED}${'Z'.repeat(10_000)}`,
  name: `"><script>alert(1)</script>${REVERSED}`,
};

export interface SimulatedResponse {
  readonly status: number;
  readonly body: unknown;
}

const errors: Readonly<Partial<Record<ProfileResponse, SimulatedResponse>>> = {
  401: {status: 401, body: errorBody(WRONG_TOKEN)},
  403: {status: 403, body: errorBody('… does not have the required scopes')},
  500: {status: 500, body: errorBody('Sandbox: selected on the login page')},
  'no-data': {status: 200, body: {}},
};

/** The response of `GET /v2/me` or `GET /v2/team` for an account. Undefined if there must be no response. */
export function profileResponse(url: URL, account: Account, chosen: ProfileResponse): SimulatedResponse | undefined {
  if (chosen === 'hang') return undefined;
  const error = errors[chosen];
  if (error) return error;
  const record =
    url.pathname === '/v2/me' ? account.profile : teamRecord(url.searchParams.get('include_private_fields') === 'true');
  return {status: 200, body: {data: chosen === 'hostile' ? {...record, ...hostileNames} : record}};
}
