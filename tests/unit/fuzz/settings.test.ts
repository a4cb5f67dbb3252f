import fc from 'fast-check';
import {expect, test} from 'vitest';
import {readSettings, variables} from '../../../src/config/settings';
import {contentSecurityPolicy} from '../../../src/hosting/contentSecurityPolicy';
import {hostRules} from '../../../src/hosting/headers';
import {nginxInclude} from '../../../src/hosting/nginx';
import {runs} from '../support/runs';

const SECRET = 'hunter2';

/** Parts of values that mean something in a URL, a policy, a script, or a server configuration. */
const PARTS = [
  ...['https://', 'http://', 'localhost', '127.0.0.1', 'api.example.com', '.example', ':443', ':8443', ':0', '[::1]'],
  ...['/', '//', '\\', '?', '#', '@', `user:${SECRET}@`, '*', ';', ',', ' ', "'self'", "'unsafe-inline'", '"', '$host'],
  ...[
    '{',
    '}',
    '<',
    '\n',
    '\0',
    '%2e',
    'PLACEHOLDER',
    'PLACEHOLDER_A',
    'implied',
    'required',
    'javascript:',
    '\u202E',
    'ü',
  ],
] as const;

const value = fc.oneof(
  fc.array(fc.constantFrom(...PARTS), {maxLength: 5}).map((parts) => parts.join('')),
  fc.webUrl(),
  fc.string({unit: 'binary', maxLength: 20}),
);

const plain = contentSecurityPolicy(readSettings({}));
const directivesOf = (policy: string): string[] => policy.split('; ').map((directive) => directive.split(' ')[0] ?? '');

test('settings are refused by name without a secret, or add only origins to the policy', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.values(variables)), value, {minKeys: 1}), (environment) => {
      let settings: ReturnType<typeof readSettings>;
      try {
        settings = readSettings(environment);
      } catch (error) {
        const {message} = error as Error;
        expect(message).toMatch(/^Some settings are invalid:\n(?:- [A-Z_]+ .*\n)+See \.env\.example/);
        expect(message).not.toContain(SECRET);
        return;
      }
      const rules = hostRules(settings);
      const policy = rules.headers[0]?.headers['Content-Security-Policy'] ?? '';
      expect(directivesOf(policy)).toEqual(directivesOf(plain));
      const [, sources = ''] = /connect-src ([^;]*)/.exec(policy) ?? [];
      expect(sources).toMatch(/^'self'(?: https?:\/\/[a-z\d.-]+(?::\d+)?)*$/);
      const include = nginxInclude(rules).replaceAll(/<[\w/$.-]+>; rel=(?:"alternate"|\\"api-catalog\\")/g, '');
      expect(include).not.toMatch(/[$]host|[<\0]/);
    }),
    {numRuns: runs(20_000)},
  );
}, 120_000);
