import {WRONG_TOKEN} from '../../openapi/model/errorMessages';
import type {Fields} from '../accounts';
import type {LogIn} from '../sso/logIns';
import type {ProfileResponse} from '../sso/simulatedErrors';
import type {Operations} from './operations';
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

/** The team of all accounts. Its private fields are present only on request. */
function teamOf(url: URL, exampleOf: Operations['exampleOf']): Fields {
  const {_private_fields: hidden, ...team} = exampleOf('Team');
  return url.searchParams.get('include_private_fields') === 'true' ? {...team, _private_fields: hidden} : team;
}

/** The response of `GET /v2/me` or `GET /v2/team` for a login. Undefined if there must be no response. */
export function profileResponse(
  url: URL,
  {account, errors: chosen}: LogIn,
  exampleOf: Operations['exampleOf'],
): SimulatedResponse | undefined {
  const isMe = url.pathname === '/v2/me';
  const choice = chosen[isMe ? 'me' : 'team'];
  if (choice === 'hang') return undefined;
  const error = errors[choice];
  if (error) return error;
  const record = isMe ? {...exampleOf('User'), ...account.changes} : teamOf(url, exampleOf);
  return {status: 200, body: {data: choice === 'hostile' ? {...record, ...hostileNames} : record}};
}
