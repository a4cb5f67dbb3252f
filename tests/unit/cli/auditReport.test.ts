// cspell:words EINTEGRITYSIGNATURE sigstore
import {describe, expect, test} from 'vitest';
import {notices, withEmbedded} from '../../../plugins/third-party-licenses/notices';
import {packagesIn, readAdvisories, readSignatures} from '../../../src/cli/auditReport';

const shipped = new Set(['algoliasearch', 'react']);

const advisory = (name: string, severity: string, {title = `A fault of ${name}`, cwe = ['CWE-1321']} = {}) => ({
  source: 1,
  name,
  dependency: name,
  title,
  url: 'https://github.com/advisories/GHSA-xxxx',
  severity,
  cwe,
  cvss: {score: 7.5, vectorString: null},
  range: '<2.0.0',
});

/** The output of `npm audit --json` (npm 7 and later). */
const report = (...vulnerabilities: readonly {name: string; severity: string; via: readonly unknown[]}[]): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      vulnerabilities.map((one) => [
        one.name,
        {...one, isDirect: false, effects: [], range: '<2.0.0', nodes: [], fixAvailable: true},
      ]),
    ),
    metadata: {vulnerabilities: {total: vulnerabilities.length}, dependencies: {total: 2000}},
  });

/** What npm printed where the registry takes no audits, and where its host has no DNS entry. */
const REFUSED = JSON.stringify({
  message: '405 Method Not Allowed - POST https://packages.example/-/npm/v1/security/advisories/bulk',
  method: 'POST',
  statusCode: 405,
  body: '',
  error: {summary: '', detail: ''},
});
const OFFLINE = JSON.stringify({
  error: {
    code: 'ENOTFOUND',
    summary: 'request to https://tuf-repo-cdn.sigstore.dev/15.root.json failed',
    detail: 'This is a problem related to network connectivity.',
  },
});

describe('@real-07 Advisories', () => {
  test('for a package that visitors download are problems if they are severe', () => {
    const output = report({name: 'algoliasearch', severity: 'high', via: [advisory('algoliasearch', 'high')]});
    expect(readAdvisories(output, shipped)).toEqual({
      status: 'known',
      problems: ['algoliasearch (high): A fault of algoliasearch https://github.com/advisories/GHSA-xxxx'],
      notes: [],
    });
  });

  test('for tools of the build, and mild ones, are notes', () => {
    const output = report(
      {name: 'webpack-dev-server', severity: 'high', via: [advisory('webpack-dev-server', 'high')]},
      {name: 'react', severity: 'moderate', via: [advisory('react', 'moderate')]},
    );
    expect(readAdvisories(output, shipped)).toMatchObject({
      status: 'known',
      problems: [],
      notes: [/^webpack/, /^react/].map((name) => expect.stringMatching(name) as string),
    });
  });

  test.each([
    ['critical', advisory('esbuild', 'critical')],
    ['of malware, by its class', advisory('esbuild', 'moderate', {cwe: ['CWE-506']})],
    ['of malware, by its title', advisory('esbuild', 'low', {title: 'Malware in esbuild'})],
  ])('that are %s are problems in tools of the build too', (_, one) => {
    expect(readAdvisories(report({name: 'esbuild', severity: one.severity, via: [one]}), shipped)).toMatchObject({
      problems: [expect.stringMatching(/^esbuild/)],
      notes: [],
    });
  });

  test('for a dependency are not repeated for packages that use it', () => {
    const output = report(
      {name: 'react', severity: 'high', via: ['loose-envify']},
      {name: 'loose-envify', severity: 'high', via: [advisory('loose-envify', 'high')]},
    );
    expect(readAdvisories(output, shipped)).toMatchObject({
      problems: [],
      notes: [expect.stringMatching(/^loose-envify/)],
    });
  });

  test('are none when the registry says so', () => {
    expect(readAdvisories(report(), shipped)).toEqual({status: 'known', problems: [], notes: []});
  });
});

describe('@real-07 Signatures', () => {
  test('that are invalid are problems, missing ones are notes', () => {
    const output = JSON.stringify({
      invalid: [{name: 'a', version: '1.0.0', code: 'EINTEGRITYSIGNATURE', integrity: 'sha512-x', type: 'signature'}],
      missing: [{name: 'b', version: '2.0.0', location: 'node_modules/b', registry: 'https://packages.example/'}],
    });
    expect(readSignatures(output)).toEqual({
      status: 'known',
      problems: ['a@1.0.0 has an invalid signature. Compare it with the registry before you install it.'],
      notes: ['b@2.0.0 has no signature.'],
    });
  });
});

test.each<[string, string, string]>([
  ['refuses the question', REFUSED, '405 Method Not Allowed'],
  ['cannot be reached', OFFLINE, 'tuf-repo-cdn.sigstore.dev'],
  ['says nothing', '', 'neither a report nor an error'],
  ['sends a page', '<html>Log in to the network</html>', 'neither a report nor an error'],
])('@real-07 a registry that %s is not taken for a clean report', (_, output, reason) => {
  for (const read of [() => readAdvisories(output, shipped), () => readSignatures(output)])
    expect(read()).toEqual({status: 'unknown', reason: expect.stringContaining(reason) as string});
});

test('the packages that visitors get are read from the notices of the build, with those inside them', () => {
  const docSearch = {name: '@docsearch/react', version: '3.9.0', license: 'MIT', text: 'Text (MIT)'};
  const names = packagesIn(notices(withEmbedded([docSearch])));
  expect(names).toContain('@docsearch/react');
  expect(names).toContain('@algolia/autocomplete-core');
  expect(names).not.toContain('Text');
});
