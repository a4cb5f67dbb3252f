import type {Client} from '../../../../../src/features/auth/core/client';

export const client: Client = {
  ssoUrl: 'https://sso.example',
  apiUrl: 'https://api.example',
  clientId: 'docs',
  clientSecret: 'public',
  redirectUri: 'https://docs.example',
};

/** Ids of attempts, or verifiers: 43 characters. */
export const ID = 'A'.repeat(43);
export const OTHER_ID = 'B'.repeat(43);
export const VERIFIER = 'v'.repeat(43);

/** A moment in milliseconds, in the middle of a second. */
export const NOW = 1_790_000_000_500;
export const NOW_SECONDS = 1_790_000_000;
