export type Fields = Readonly<Record<string, unknown>>;

/** An account of the sandbox. All are invented: see "Sample data" in docs/README.md. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** Short description for the login page. */
  readonly about: string;
  /** Works as a bearer token without a login, like an API key of the provider. */
  readonly apiKey: string;
  readonly isAdmin: boolean;
  /** How its profile differs from the example of `User` in the description, which is the first account's. */
  readonly changes: Fields;
}

/** Scopes for team admins only: they affect the whole team and its data. */
const ADMIN_SCOPES = /^(data_control|audit_reports):|^(external_id_configuration|groups|team):(write|delete)$/;

/** The known scopes that an account can grant. */
export const scopesOf = ({isAdmin}: Account, known: readonly string[]): ReadonlySet<string> =>
  new Set(known.filter((scope) => isAdmin || !ADMIN_SCOPES.test(scope)));

const TOMAS_EMAIL = 'tomas.lindqvist@larkfield.example';

export const accounts: readonly Account[] = [
  {
    id: '318',
    name: 'Maya Okafor',
    about: 'team admin',
    apiKey: 'ak_sandbox_maya_okafor',
    isAdmin: true,
    changes: {},
  },
  {
    id: '324',
    name: 'Tomas Lindqvist',
    about: 'user without admin rights',
    apiKey: 'ak_sandbox_tomas_lindqvist',
    isAdmin: false,
    changes: {
      id: 324,
      guid: '9b2d7a44-51c3-4e0f-8f6e-6b0f0a7d2c02',
      first_name: 'Tomas',
      last_name: 'Lindqvist',
      name: 'Tomas Lindqvist',
      email: TOMAS_EMAIL,
      email_client_email_address: TOMAS_EMAIL,
      from_address: TOMAS_EMAIL,
      sending_email_address: TOMAS_EMAIL,
      full_email_address: `"Tomas Lindqvist" <${TOMAS_EMAIL}>`,
      email_signature: 'Tomas Lindqvist, Larkfield Systems',
      group: {id: 41, _href: 'https://api.salesloft.com/v2/groups/41'},
      job_role: 'Account executive',
      locale_utc_offset: -300,
      phone_client: {id: 904},
      phone_number_assignment: {id: 4407, _href: 'https://api.salesloft.com/v2/phone_number_assignments/4407'},
      role: {id: 'User'},
      slack_username: 'tomas.lindqvist',
      team_admin: false,
      time_zone: 'US/Central',
      twitter_handle: '@tomas_larkfield',
    },
  },
];
