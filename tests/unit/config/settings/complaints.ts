import {readSettings} from '../../../../src/config/settings';

/** Settings of a build whose environment sets none. */
export const DEFAULTS = {
  ssoUrl: 'https://accounts.salesloft.com',
  apiUrl: 'https://api.salesloft.com',
  clientId: 'PLACEHOLDER_CLIENT_ID',
  clientSecret: 'PLACEHOLDER_CLIENT_SECRET',
  searchIndexName: 'developer-salesloft',
  analyticsConfigUrl: 'https://api.rudderstack.com',
  analyticsConsent: 'implied',
  reportUrl:
    'mailto:integrations@salesloft.com?subject=Problem%20with%20{page}&body=Page:%20{page}%0ASite%20version:%20{version}%0A%0AProblem:%20',
};

/** What a set of variables is refused with. */
export function messageOf(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no complaint';
}

/** The whole message for lines of complaints. */
export const complaint = (...lines: string[]): string =>
  ['Some settings are invalid:', ...lines, 'See .env.example for the allowed values.'].join('\n');
