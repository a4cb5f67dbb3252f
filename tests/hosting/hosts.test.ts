import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {type Server, request as open} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {markdownUrl} from '../../src/features/markdown-page/core/markdownUrl';
import {CONTENT_TYPES, headersFor} from '../../src/hosting/headers';
import {readRules} from '../../src/hosting/hostFiles';
import {createSiteServer} from '../../src/hosting/staticServer';
import {close, listen} from '../../src/node/ports';
import {fileOf} from '../fixtures/builtSite';
import {HOST_REQUESTS, type HostRequest} from '../fixtures/hostRequests';
import {startNginx} from '../nginx';

let nginx: Awaited<ReturnType<typeof startNginx>>;
let serve: Server;
let ours: string;

beforeAll(async () => {
  nginx = await startNginx('build');
  serve = createSiteServer('build');
  ours = `http://127.0.0.1:${String(await listen(serve, 0))}`;
});
afterAll(() => Promise.all([close(serve), nginx.stop()]));

/** Headers that a server adds for its connections, and the note of a redirect for people. */
const OWN = {always: ['connection', 'date', 'keep-alive', 'server'], moved: ['content-length', 'content-type']};

/** All values of each header, those of `Vary` in alphabetical order. */
function headersOf(status: number, raw: readonly string[]): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (let index = 0; index < raw.length; index += 2)
    (headers[raw[index]?.toLowerCase() ?? ''] ??= []).push(raw[index + 1] ?? '');
  if (headers.vary) headers.vary = headers.vary.flatMap((value) => value.split(', ')).toSorted();
  // With other statuses it's no news.
  const own = [...OWN.always, ...(status === 301 ? OWN.moved : []), ...(status === 200 ? [] : ['accept-ranges'])];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

/**
 * Sends the request as it is: follows no redirect, decompresses nothing, and normalizes no part of the URL. Each has a
 * connection of its own, because nginx closes it after a 412.
 */
const send = (origin: string, {url, method = 'GET', headers}: HostRequest): Promise<object> =>
  new Promise((resolve, reject) => {
    const {hostname, port} = new URL(origin);
    open({hostname, port, path: url, method, headers, agent: false}, (response) => {
      const {statusCode: status = 0, rawHeaders} = response;
      buffer(response).then(
        (body) => resolve({status, headers: headersOf(status, rawHeaders), body: status === 301 ? '' : hashOf(body)}),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });

/** Headers of every response, by the rules of the build. */
const everywhere = Object.entries(headersFor(readRules('build'), '/'));

/** The headers that a response must have, each once. */
function headersFrom({url, status, headers, file, target}: HostRequest): object {
  const [page] = /^.*\/(?=index\.html)/.exec(file ?? '') ?? [];
  const isKept = [200, 206, 304].includes(status) && /^\/(?:assets|fonts)\//.test(url) && headers?.Range === undefined;
  return {
    ...Object.fromEntries(everywhere.map(([name, value]) => [name.toLowerCase(), [value]])),
    'cache-control': [isKept ? 'public, max-age=31536000, immutable' : 'no-cache'],
    ...(page !== undefined && {link: [`<${markdownUrl(page)}>; rel="alternate"; type="text/markdown"`]}),
    ...(status === 405 && {allow: ['GET, HEAD']}),
    ...(target !== undefined && {location: [target]}),
  };
}

/** The body that a response must have. */
function bodyFrom({method, file, bytes: [first, last] = [0, Infinity]}: HostRequest): object | false {
  return (
    file !== undefined && method !== 'HEAD' && {body: hashOf(readFileSync(fileOf(file)).subarray(first, last + 1))}
  );
}

test.each(HOST_REQUESTS)('@hosts-01 npm run serve and nginx send the same response: %s', async (_, requests) => {
  for (const listed of requests) {
    for (const request of listed.method === undefined ? [listed, {...listed, method: 'HEAD'}] : [listed]) {
      const [theirs, own] = await Promise.all([send(nginx.origin, request), send(ours, request)]);
      expect.soft({request, ...theirs}).toEqual({request, ...own});
      const expected = {status: request.status, headers: headersFrom(request), ...bodyFrom(request)};
      expect.soft({request, ...own}).toMatchObject({request, ...expected});
    }
  }
});

test('@hosts-01 each kind of file has a type', () => {
  const [, kinds = []] = HOST_REQUESTS.find(([title]) => title === 'each kind of file') ?? [];
  const endings = kinds.map(({url}) => url.slice(url.lastIndexOf('.') + 1));
  expect([...new Set(endings), 'html'].toSorted()).toEqual([...CONTENT_TYPES.keys()].toSorted());
});
