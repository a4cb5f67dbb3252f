import {type Fields, maya, privateFields, team, tomas} from './records';

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

/** What `GET /v2/team` answers; both accounts belong to this team. */
export const teamRecord = (includePrivateFields: boolean): Fields =>
  includePrivateFields ? {...team, _private_fields: privateFields} : team;
