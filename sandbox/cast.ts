import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

type Fields = Readonly<Record<string, unknown>>;

/** Who can be logged in. All are invented: see "Sample data" in CONTRIBUTING.md. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** In a few words, for the log-in page. */
  readonly about: string;
  /** Works as a bearer token without a log-in, as an API key of the provider does. */
  readonly apiKey: string;
  /** What `GET /v2/me` answers for this account. */
  readonly profile: Fields;
}

/** The record that the description of a schema gives as its example. */
function exampleOf(file: string): Fields {
  const {examples} = parse(readFileSync(`openapi/v2/resources/${file}`, 'utf8')) as {examples: readonly Fields[]};
  if (!examples[0]) throw new Error(`openapi/v2/resources/${file} has no example. Write one under "examples".`);
  return examples[0];
}

const maya = exampleOf('users/User.yaml');

const TOMAS_EMAIL = 'tomas.lindqvist@larkfield.example';
const tomas: Fields = {
  ...maya,
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
};

export const accounts: readonly Account[] = [
  {
    id: '318',
    name: 'Maya Okafor',
    about: 'team admin',
    apiKey: 'ak_sandbox_maya_okafor',
    profile: maya,
  },
  {
    id: '324',
    name: 'Tomas Lindqvist',
    about: 'user without admin rights',
    apiKey: 'ak_sandbox_tomas_lindqvist',
    profile: tomas,
  },
];

const {_private_fields: privateFields, ...team} = exampleOf('team/Team.yaml');

/** What `GET /v2/team` answers; both accounts belong to this team. */
export const teamRecord = (includePrivateFields: boolean): Fields =>
  includePrivateFields ? {...team, _private_fields: privateFields} : team;
