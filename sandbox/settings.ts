/** The site's OAuth client. Its secret is public, as on the real site: every browser has it. */
export const client = {id: 'developer-docs', secret: 'sandbox-public-client'} as const;

/** Scope of a login that requests none, as the site does: the whole mock API. */
export const SCOPE = 'sandbox';

/** Write key of the site. The data plane accepts every key that begins with it, so each parallel test has its own. */
export const WRITE_KEY = 'sandbox';

/** Port of each service: the environment variable that sets it, and the default. */
export const ports = {
  api: {variable: 'SANDBOX_API_PORT', standard: 4010},
  sso: {variable: 'SANDBOX_SSO_PORT', standard: 4020},
  analytics: {variable: 'SANDBOX_ANALYTICS_PORT', standard: 4030},
} as const;

export type SandboxPorts = Readonly<Record<keyof typeof ports, number>>;

/** Settings for building a site that uses the sandbox on these ports. */
export const siteSettings = ({api, sso, analytics}: SandboxPorts): Readonly<Record<string, string>> => ({
  SSO_URL: `http://127.0.0.1:${String(sso)}`,
  API_URL: `http://127.0.0.1:${String(api)}`,
  CLIENT_ID: client.id,
  CLIENT_SECRET: client.secret,
  ANALYTICS_WRITE_KEY: WRITE_KEY,
  ANALYTICS_DATA_PLANE_URL: `http://127.0.0.1:${String(analytics)}`,
  ANALYTICS_CONFIG_URL: `http://127.0.0.1:${String(analytics)}`,
});
