/** An account of the sandbox. All are invented: see "Sample data" in docs/README.md. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** Works as a bearer token without a login, like an API key of the provider. */
  readonly apiKey: string;
  readonly isAdmin: boolean;
  /** GUID of its user in the records of the API (`src/features/sandbox/core/seed.json`). */
  readonly guid: string;
}

/** Scopes for team admins only: they affect the whole team and its data. */
const ADMIN_SCOPES = /^(data_control|audit_reports):|^(external_id_configuration|groups|team):(write|delete)$/;

export const scopesOf = ({isAdmin}: Account, known: readonly string[]): ReadonlySet<string> =>
  new Set(known.filter((scope) => isAdmin || !ADMIN_SCOPES.test(scope)));

export const accounts: readonly Account[] = [
  {
    id: '318',
    name: 'Maya Okafor',
    about: 'team admin',
    apiKey: 'ak_sandbox_maya_okafor',
    isAdmin: true,
    guid: '4f6c1f0e-8d1b-4b52-9a57-2f1f6f1c8e01',
  },
  {
    id: '324',
    name: 'Tomas Lindqvist',
    about: 'user without admin rights',
    apiKey: 'ak_sandbox_tomas_lindqvist',
    isAdmin: false,
    guid: '9b2d7a44-51c3-4e0f-8f6e-6b0f0a7d2c02',
  },
];
