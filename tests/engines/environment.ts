/** Where the tests find what `npm run engines` has started. */
export interface Environment {
  /** Origin of the site. */
  readonly site: string;
  /** Origin of the same site, built to ask for consent to analytics. */
  readonly consentSite: string;
  /** Paths of the browsers. */
  readonly chromium: string;
  readonly firefox: string;
}

const VARIABLE = 'ENGINES';

/** What a child process needs to find it. */
export const asVariable = (environment: Environment): Readonly<Record<string, string>> => ({
  [VARIABLE]: JSON.stringify(environment),
});

/** @throws if the tests run without `npm run engines` */
export function readEnvironment(): Environment {
  const given = process.env[VARIABLE];
  if (!given) throw new Error('These tests need browsers, the site and the sandbox. Run npm run engines');
  return JSON.parse(given) as Environment;
}
