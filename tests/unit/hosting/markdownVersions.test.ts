import {expect, test} from 'vitest';
import {markdownUrl} from '../../../src/features/markdown-page/core/markdownUrl';
import {withMarkdown} from '../../../src/hosting/markdownVersions';
import {NEGOTIATED} from '../../fixtures/negotiation';

const ORIGIN = 'https://docs.example';
const PAGES = NEGOTIATED.map(([url]) => new URL(url, ORIGIN).pathname);

/** A host that has the pages and their Markdown versions as files, and the worker of README.md. */
const requested: string[] = [];
const ASSETS = {
  fetch: ({url, headers}: Request): Promise<Response> => {
    requested.push(url);
    const {pathname} = new URL(url);
    const type = PAGES.includes(pathname)
      ? 'text/html'
      : PAGES.map(markdownUrl).includes(pathname) && 'text/markdown; charset=utf-8';
    if (!type) return Promise.resolve(new Response('Not found', {status: 404}));
    if (headers.get('If-None-Match') === type) return Promise.resolve(new Response(null, {status: 304}));
    return Promise.resolve(new Response(type, {headers: {'Content-Type': type, Vary: 'Accept-Encoding'}}));
  },
};
const worker = {fetch: (request: Request) => withMarkdown((asset) => ASSETS.fetch(asset))(request)};
const get = (url: string, headers: HeadersInit = {}): Promise<Response> =>
  worker.fetch(new Request(ORIGIN + url, {headers}));

test.each(NEGOTIATED)('@agents-02 a worker sends %s to a client that accepts %s as %s', async (url, accept, type) => {
  const response = await get(url, {Accept: accept});
  const isMarkdown = type === 'text/markdown';
  expect(response.headers.get('Content-Type')).toBe(isMarkdown ? 'text/markdown; charset=utf-8' : type);
  expect(response.headers.get('Vary')).toBe('Accept-Encoding, Accept');
  const link = `<${markdownUrl(new URL(url, ORIGIN).pathname)}>; rel="alternate"; type="text/markdown"`;
  expect(response.headers.get('Link')).toBe(isMarkdown ? null : link);
});

test('@agents-02 a worker leaves files and missing pages alone, and requests nothing from another host', async () => {
  const accept = {Accept: 'text/markdown'};
  expect((await get('/index.md', accept)).headers.get('Link')).toBeNull();
  for (const url of ['/none/', '//evil.example/', '/none.css']) {
    const response = await get(url, accept);
    expect([url, response.status, response.headers.get('Link')]).toEqual([url, 404, null]);
  }
  expect(requested.filter((url) => !url.startsWith(`${ORIGIN}/`))).toEqual([]);
  expect((await get('/bulk/', {'If-None-Match': 'text/html'})).status).toBe(304);
});
