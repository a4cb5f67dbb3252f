import {readFileSync, readdirSync} from 'node:fs';
import {type IncomingHttpHeaders, get} from 'node:http';
import type {Server} from 'node:http';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {publicFiles} from '../../src/config/publicFiles';
import {redirects} from '../../src/config/redirects';
import {readRules} from '../../src/hosting/hostFiles';
import {headersFor} from '../../src/hosting/headers';
import {createSiteServer} from '../../src/hosting/staticServer';
import {listen} from '../../src/node/ports';
import {markdownUrl} from '../../src/features/markdown-page/core/markdownUrl';
import {NEGOTIATED} from '../fixtures/negotiation';
import {startNginx} from '../nginx';

interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names and values in turn, as they came. */
  readonly names: readonly string[];
  readonly body: Buffer;
}

/** Sends the request as it is: follows no redirect, decompresses nothing, and normalizes no part of the URL. */
const send = (origin: string, url: string, headers: Readonly<Record<string, string>> = {}): Promise<HttpResponse> =>
  new Promise((resolve, reject) => {
    const {hostname, port} = new URL(origin);
    get({hostname, port, path: url, headers}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const {statusCode: status = 0, headers: all, rawHeaders: names} = response;
        resolve({status, headers: all, names, body: Buffer.concat(parts)});
      });
    }).on('error', reject);
  });

let nginx: Awaited<ReturnType<typeof startNginx>>;
let serve: Server;
let ours: string;
const rules = readRules('build');
const script = `/assets/js/${readdirSync('build/assets/js').find((file) => /^main\..*\.js$/.test(file)) ?? ''}`;

beforeAll(async () => {
  nginx = await startNginx('build');
  serve = createSiteServer('build');
  ours = `http://127.0.0.1:${String(await listen(serve, 0))}`;
});
afterAll(async () => {
  serve.close();
  serve.closeAllConnections();
  await nginx.stop();
});

const PAGES = ['/', '/docs/platform/intro/', '/docs/api/people-index/', '/bulk/', '/openapi/v2.json', script];

/** How often a header is in a response. Node merges repeated ones. */
const countOf = (headers: readonly string[], name: string): number =>
  headers.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name.toLowerCase()).length;

test('@real-05 A range that a file does not have gets each header once', async () => {
  for (const origin of [nginx.origin, ours]) {
    const {names} = await send(origin, '/llms.txt', {Range: 'bytes=99999999-'});
    for (const name of Object.keys(headersFor(rules, '/llms.txt')))
      expect([origin, name, countOf(names, name)]).toEqual([origin, name, 1]);
  }
});

/** The names in `Vary`, in alphabetical order. Servers differ in theirs. */
const varyOf = ({headers}: HttpResponse): string[] => (headers.vary ?? '').split(', ').sort();

describe('nginx with the include of the build', () => {
  test.each(NEGOTIATED)(
    '@agents-02 sends what npm run serve sends for %s with Accept: %s',
    async (url, accept, type) => {
      const [theirs, own] = await Promise.all([
        send(nginx.origin, url, {Accept: accept}),
        send(ours, url, {Accept: accept}),
      ]);
      expect(theirs.body.equals(own.body)).toBe(true);
      for (const response of [theirs, own]) {
        expect(response.headers['content-type']).toBe(`${type}; charset=utf-8`);
        expect(varyOf(response)).toEqual(['Accept', 'Accept-Encoding']);
      }
      expect(theirs.headers.link).toBe(own.headers.link);
      const link = `<${markdownUrl(url.replace('?a=1', ''))}>; rel="alternate"; type="text/markdown"`;
      expect(own.headers.link).toBe(type === 'text/html' ? link : undefined);
    },
  );

  test.each([
    ['/nope/', 404],
    ['/docs/', 301],
    ['/img/logo.svg', 200],
    ['/a%0d%0aX-Bad:%201/', 404],
  ])('@agents-02 has no other version of %s', async (url, status) => {
    for (const origin of [nginx.origin, ours]) {
      const response = await send(origin, url, {Accept: 'text/markdown'});
      expect([response.status, response.headers.link, response.headers['x-bad']]).toEqual([
        status,
        undefined,
        undefined,
      ]);
    }
  });

  test.each([
    ...Object.entries(redirects),
    ['/docs', '/docs/platform/intro/'],
    ['/docs/?a=1', '/docs/platform/intro/?a=1'],
    ['/docs/platform/intro', '/docs/platform/intro/'],
    ['/docs/platform/intro?a=1&b=//c', '/docs/platform/intro/?a=1&b=//c'],
    ['/bulk/index.html', '/bulk/'],
    ['/bulk/index.html?a=1', '/bulk/?a=1'],
    ['/index.html', '/'],
  ])('@routes-03 moves %s to %s for good, like npm run serve', async (from, to) => {
    for (const origin of [nginx.origin, ours]) {
      const {status, headers} = await send(origin, from);
      expect([origin, status, headers.location]).toEqual([origin, 301, to]);
    }
  });

  test.each([
    '/nope/',
    '/nope',
    '/assets/',
    '/assets/js/main.00000000.js',
    '/404.html',
    '/_headers',
    '/_redirects',
    '/_nginx.conf',
    '//docs/platform/intro/',
    // cspell:ignore Fapi Capi
    '/docs/api/..%2F..%2Fapi-logs/',
    '/docs/api/..%5C..%5Capi-logs/',
    '//larkfield.example/index.html',
    '/docs//platform/intro/',
    '/404.md',
    '/nowhere.md?a=1',
    '/docs//nowhere.md',
    '/nowhere?a=b.md',
  ])('responds to %s with 404 and the not-found page, which is not cached', async (url) => {
    const {status, headers, body} = await send(nginx.origin, url);
    expect([status, headers.location, headers['cache-control']]).toEqual([404, undefined, 'no-cache']);
    const isMarkdown = /^[^?]*\.md/.test(url);
    expect(body.toString()).toBe(readFileSync(isMarkdown ? 'build/404.md' : 'build/404.html', 'utf8'));
    for (const origin of [nginx.origin, ours]) {
      const short = await send(origin, url, {Accept: 'text/markdown', 'Accept-Encoding': 'br'});
      expect([short.status, short.headers['content-type']]).toEqual([404, 'text/markdown; charset=utf-8']);
      expect([varyOf(short), short.headers['content-encoding']]).toEqual([['Accept'], undefined]);
      expect(short.body.toString()).toBe(readFileSync('build/404.md', 'utf8'));
    }
  });

  test.each(['/\\larkfield.example/index.html', '/%5C-larkfield.example/index.html', '/%0d%0aX-Bad:%201/index.html'])(
    'does not redirect %s to another site',
    async (url) => {
      const {status, headers} = await send(nginx.origin, url);
      expect([status, headers.location, headers['x-bad']]).toEqual([404, undefined, undefined]);
    },
  );

  test.each([
    ...PAGES,
    '/docs',
    '/nope/',
    '/img/logo.svg',
    '/fonts/inter-latin-5.3.0.woff2',
    '/sitemap.xml',
    publicFiles.securityText,
    publicFiles.thirdPartyLicenses,
  ])('sends with %s what npm run serve sends', async (url) => {
    const [theirs, own] = await Promise.all([send(nginx.origin, url), send(ours, url)]);
    expect(theirs.status).toBe(own.status);
    expect(theirs.headers.location).toBe(own.headers.location);
    const expected = theirs.status === 404 ? headersFor(rules, '/') : headersFor(rules, url);
    for (const [name, value] of Object.entries(expected)) {
      expect.soft([name, theirs.headers[name.toLowerCase()]]).toEqual([name, value]);
      expect.soft([name, own.headers[name.toLowerCase()]]).toEqual([name, value]);
    }
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('sends the files that the build has compressed: %s', async (encoding, unpack) => {
    for (const url of PAGES) {
      const plain = await send(nginx.origin, url);
      const packed = await send(nginx.origin, url, {'Accept-Encoding': encoding});
      expect([url, packed.headers['content-encoding'], varyOf(packed)]).toEqual([
        url,
        encoding,
        url.endsWith('/') ? ['Accept', 'Accept-Encoding'] : ['Accept-Encoding'],
      ]);
      expect(unpack(packed.body).equals(plain.body)).toBe(true);
      expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    }
  });

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/openapi/v2.json', 'application/json'],
    ['/openapi/v2.yaml', 'application/yaml'],
    ['/img/logo.svg', 'image/svg+xml'],
    ['/fonts/inter-latin-5.3.0.woff2', 'font/woff2'],
    [script, 'application/javascript; charset=utf-8'],
  ])('says what %s is: %s', async (url, type) => {
    expect((await send(nginx.origin, url)).headers['content-type']).toBe(type);
  });
});
