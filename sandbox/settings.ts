/** The OAuth client that the sandbox knows. Its secret protects nothing: as on the real site, it is in every browser. */
export const client = {id: 'developer-docs', secret: 'sandbox-public-client'} as const;

/** Write key of the site. The data plane knows every key that begins so: tests that run side by side have one each. */
export const WRITE_KEY = 'sandbox';

/** Services of the sandbox that listen on a port of their own: the variable that moves it, and where it is otherwise. */
export const ports = {
  api: {variable: 'SANDBOX_API_PORT', standard: 4010},
  sso: {variable: 'SANDBOX_SSO_PORT', standard: 4020},
  analytics: {variable: 'SANDBOX_ANALYTICS_PORT', standard: 4030},
} as const;

export type SandboxPorts = Readonly<Record<keyof typeof ports, number>>;

/** Settings with which a site must be built to use a sandbox on these ports. */
export const siteSettings = ({api, sso, analytics}: SandboxPorts): Readonly<Record<string, string>> => ({
  SSO_URL: `http://127.0.0.1:${String(sso)}`,
  API_URL: `http://127.0.0.1:${String(api)}`,
  CLIENT_ID: client.id,
  CLIENT_SECRET: client.secret,
  ANALYTICS_WRITE_KEY: WRITE_KEY,
  ANALYTICS_DATA_PLANE_URL: `http://127.0.0.1:${String(analytics)}`,
  ANALYTICS_CONFIG_URL: `http://127.0.0.1:${String(analytics)}`,
});
