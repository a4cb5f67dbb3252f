import * as z from 'zod';
import {API_SERVER} from './apiServer';

/** Builds must not send visitors, or their tokens, over plain HTTP: only a loopback host may (compare RFC 8252, 8.3). */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3})$/;

/** Host names that are safe in a policy and in a server configuration. Browsers ignore IPv6 addresses in a policy. */
const HOST = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/;

/** Value of a setting whose real value is not known yet. */
const PLACEHOLDER = /^PLACEHOLDER\w*$/;

/** Whether a value is an origin that requests may go to, written as browsers write it. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const {origin: own, protocol, hostname, port} = new URL(value);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  return value === own && isSafe && HOST.test(hostname) && port !== '0';
}

const origin = z
  .string()
  .refine(
    (value) => PLACEHOLDER.test(value) || isOrigin(value),
    'must be an origin such as https://api.example.com: https (http for loopback hosts only), a host name or IPv4 address in lowercase, a port if it is not the default, and nothing after it',
  );

/** A string of allowed characters. None of them has a meaning in a script, a URL, or a policy. */
const textOf = (characters: string, words: string): z.ZodString =>
  z
    .string()
    .regex(
      new RegExp(`^(?:[${characters}]+|${PLACEHOLDER.source.slice(1, -1)})$`),
      `must contain only ${words}. Copy it again from where it was issued, without quotes or whitespace`,
    );

const LETTERS = 'A-Za-z0-9';
const id = textOf(`${LETTERS}._~-`, 'letters, digits and . _ ~ -');
/** Also the characters of base64. */
const key = textOf(`${LETTERS}._~+/=-`, 'letters, digits and . _ ~ + / = -');
const applicationId = textOf(LETTERS, 'letters and digits');

/** The build-time settings of the site, with meaning, default, and allowed values. `.env.example` lists them for operators. */
const schema = z.object({
  /** Origin of the single sign-on that issues codes and tokens. Default: the provider's. */
  ssoUrl: origin.default('https://accounts.salesloft.com'),
  /** Origin of the REST API that try-it calls. Default: the provider's. */
  apiUrl: origin.default(API_SERVER),
  /** OAuth client of this site. Unset: a placeholder, which hides the login control. */
  clientId: id.default('PLACEHOLDER_CLIENT_ID'),
  /** Reaches the browser, so the client must be registered as public, with PKCE enforced and the minimum scopes. */
  clientSecret: key.default('PLACEHOLDER_CLIENT_SECRET'),
  /** Hosted search; used only when both search settings are set, otherwise the embedded index is used. */
  searchAppId: applicationId.optional(),
  searchApiKey: key.optional(),
  searchIndexName: id.default('developer-salesloft'),
  /** Analytics; silent unless write key and data plane are both set. */
  analyticsWriteKey: id.optional(),
  analyticsDataPlaneUrl: origin.optional(),
  /** Origin of the source configuration. Default: RudderStack's service. */
  analyticsConfigUrl: origin.default('https://api.rudderstack.com'),
  /** Whether analytics waits for consent. Default: no. Do Not Track and Global Privacy Control are always respected. */
  analyticsConsent: z
    .enum(['implied', 'required'], 'must be implied (no question) or required (a banner asks first)')
    .default('implied'),
  /** Where a page's *Report a problem* leads. `{page}` and `{version}` are its URL and the version of the site. Default: a mail. */
  reportUrl: z
    .string()
    .regex(
      /^(https:\/\/|mailto:[\w.+-]+@)[a-z\d][\w.~:/?#@!$&()*+,;=%{}-]*$/,
      'must be a link such as https://example.com/report?page={page}&version={version}, or mailto:docs@example.com',
    )
    .default(
      'mailto:integrations@salesloft.com?subject=Problem%20with%20{page}&body=Page:%20{page}%0ASite%20version:%20{version}%0A%0AProblem:%20',
    ),
  /** What crawlers may do with the pages, for `robots.txt`. Default: nothing is said. */
  contentSignal: z
    .string()
    .regex(
      /^(?:(search|ai-input|ai-train)=(?:yes|no)(?!.*\1=)(?:, (?=\S)|$))+(?<!, )$/,
      'must be a list such as search=yes, ai-input=yes, ai-train=no',
    )
    .optional(),
});

export type SiteSettings = Readonly<z.infer<typeof schema>>;

/** The variable of each setting: `SSO_URL` for `ssoUrl`. */
export const variables = Object.fromEntries(
  Object.keys(schema.shape).map((name) => [name, name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()]),
) as Readonly<Record<keyof SiteSettings, string>>;

/**
 * Reads the settings from the environment. An empty variable counts as unset.
 * @throws Error with each invalid variable, the problem, and the fix. It never contains secrets.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): SiteSettings {
  const given = Object.fromEntries(
    Object.entries(variables).flatMap(([setting, variable]) => {
      const value = environment[variable];
      return value === undefined || value === '' ? [] : [[setting, value]];
    }),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({path, message}) => {
    const variable = variables[path[0] as keyof SiteSettings];
    // The part before an @ in a URL can be a password, and its query a key.
    const shown = JSON.stringify(
      environment[variable]?.replace(/^[^]*@/, '…@').replace(/(:\/\/[^?#]*)[?#][^]+$/, '$1?…'),
    );
    const value = /SECRET|KEY/.test(variable) ? '' : ` (${shown})`;
    return `- ${variable}${value} ${message}.`;
  });
  throw new Error(`Some settings are invalid:\n${problems.join('\n')}\nSee .env.example for the allowed values.`);
}

/** Settings that do nothing without the second one. */
const NEEDS = [
  ['clientId', 'clientSecret'],
  ['clientSecret', 'clientId'],
  ['searchAppId', 'searchApiKey'],
  ['searchApiKey', 'searchAppId'],
  ['analyticsWriteKey', 'analyticsDataPlaneUrl'],
  ['analyticsDataPlaneUrl', 'analyticsWriteKey'],
] as const;

/** @throws Error with each setting that is not set although another one needs it. A placeholder that somebody wrote counts as set. */
export function refuseHalves(settings: SiteSettings): void {
  const isUnset = (name: (typeof NEEDS)[number][1]): boolean =>
    [undefined, `PLACEHOLDER_${variables[name]}`].includes(settings[name]);
  const problems = NEEDS.filter(
    ([one, other]) => !PLACEHOLDER.test(settings[one] ?? 'PLACEHOLDER') && isUnset(other),
  ).map(([one, other]) => `- ${variables[one]} does nothing without ${variables[other]}. Set both, or neither.`);
  if (problems.length > 0) throw new Error(`Some settings are incomplete:\n${problems.join('\n')}`);
}
