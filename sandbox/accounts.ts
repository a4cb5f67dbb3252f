import {type Fields, maya, privateFields, team, tomas} from './records';

/** An account of the sandbox. All are invented: see "Sample data" in docs/README.md. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** Short description for the login page. */
  readonly about: string;
  /** Works as a bearer token without a login, like an API key of the provider. */
  readonly apiKey: string;
  /** Response of `GET /v2/me` for this account. */
  readonly profile: Fields;
  readonly isAdmin: boolean;
}

/** Scopes for team admins only: they affect the whole team and its data. */
const ADMIN_SCOPES = /^(data_control|audit_reports):|^(external_id_configuration|groups|team):(write|delete)$/;

/** The known scopes that an account can grant. */
export const scopesOf = ({isAdmin}: Account, known: readonly string[]): ReadonlySet<string> =>
  new Set(known.filter((scope) => isAdmin || !ADMIN_SCOPES.test(scope)));

export const accounts: readonly Account[] = [
  {
    id: '318',
    name: 'Maya Okafor',
    about: 'team admin',
    apiKey: 'ak_sandbox_maya_okafor',
    profile: maya,
    isAdmin: true,
  },
  {
    id: '324',
    name: 'Tomas Lindqvist',
    about: 'user without admin rights',
    apiKey: 'ak_sandbox_tomas_lindqvist',
    profile: tomas,
    isAdmin: false,
  },
];

/** Response of `GET /v2/team`. Both accounts belong to this team. */
export const teamRecord = (includePrivateFields: boolean): Fields =>
  includePrivateFields ? {...team, _private_fields: privateFields} : team;
