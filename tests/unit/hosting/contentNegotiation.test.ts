import {expect, test} from 'vitest';
import {markdownUrl} from '../../../src/features/markdown-page/core/markdownUrl';
import {MISSING, withMarkdown} from '../../../src/hosting/contentNegotiation';
import {NEGOTIATED} from '../../fixtures/negotiation';

const ORIGIN = 'https://docs.example';
const PAGES = NEGOTIATED.map(([url]) => new URL(url, ORIGIN).pathname);

/** A host that has the pages and their Markdown versions as files, with the worker of README.md. */
const ASSETS = {
  fetch: ({url}: Request): Promise<Response> => {
    if (!url.startsWith(`${ORIGIN}/`)) throw new Error(`The worker requested ${url}.`);
    const {pathname} = new URL(url);
    if (pathname === MISSING) return Promise.resolve(new Response('# Page not found', {headers: {Vary: 'A'}}));
    const isMarkdown = PAGES.map(markdownUrl).includes(pathname);
    if (!isMarkdown && !PAGES.includes(pathname)) return Promise.resolve(new Response(null, {status: 404}));
    return Promise.resolve(
      new Response('', {headers: {'Content-Type': isMarkdown ? 'text/markdown' : 'text/html', Vary: 'A'}}),
    );
  },
};
const worker = {fetch: (request: Request) => withMarkdown((asset) => ASSETS.fetch(asset))(request)};
const get = (url: string, accept: string): Promise<Response> =>
  worker.fetch(new Request(ORIGIN + url, {headers: {Accept: accept}}));

test.each(NEGOTIATED)('@agents-02 a worker sends %s to a client that accepts %s as %s', async (url, accept, type) => {
  const {headers} = await get(url, accept);
  const link = `<${markdownUrl(new URL(url, ORIGIN).pathname)}>; rel="alternate"; type="text/markdown"`;
  expect([headers.get('Content-Type'), headers.get('Vary')]).toEqual([type, 'A, Accept']);
  expect(headers.get('Link')).toBe(type === 'text/markdown' ? null : link);
});

test.each(['/none/', '//evil.example/', '/none.css'])(
  '@agents-02 a worker responds to %s, which is no page, in Markdown to a client that wants it',
  async (url) => {
    const [missing, html] = [await get(url, 'text/markdown'), await get(url, 'text/html')];
    expect([missing.status, await missing.text(), missing.headers.get('Vary')]).toEqual([
      404,
      '# Page not found',
      'A, Accept',
    ]);
    expect([html.status, await html.text()]).toEqual([404, '']);
  },
);

test('@agents-02 a worker responds to a Markdown file that does not exist in Markdown to any client', async () => {
  const missing = await get('/none.md?a=1', '*/*');
  expect([missing.status, await missing.text()]).toEqual([404, '# Page not found']);
  expect(await (await get('/none?a=b.md', '*/*')).text()).toBe('');
});

test('@agents-02 a worker leaves the URL of a Markdown version as it is', async () => {
  const {status, headers} = await get('/index.md', 'text/markdown');
  expect([status, headers.get('Link'), headers.get('Vary')]).toEqual([200, null, 'A']);
});
