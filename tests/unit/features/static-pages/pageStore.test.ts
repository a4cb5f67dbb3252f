import {beforeEach, describe, expect, test, vi} from 'vitest';
import type * as pageStore from '../../../../src/features/static-pages/pageStore';
import {documentOf} from '../../support/staticPage';

const HERE = '/docs/api/';
const A = '/docs/api/a/';
const own = {title: 'API 2.0', description: 'The reference.', html: '<h1>API 2.0</h1>'};

/** What the stubbed server sends for the page at a URL. */
const pageOf = (pathname: string) => ({title: pathname, description: '', html: `<h1>${pathname}</h1>`});

const fetched = vi.fn<(pathname: string) => Promise<Response>>();
const parseFromString = vi.fn<(text: string) => Document>();

/** The store of a browser that loads a document. */
async function openAt(pathname = HERE, document = documentOf(own)): Promise<typeof pageStore> {
  vi.resetModules();
  vi.stubGlobal('window', {location: {pathname}});
  vi.stubGlobal('document', document);
  return import('../../../../src/features/static-pages/pageStore');
}

let store: typeof pageStore;
beforeEach(async () => {
  fetched.mockReset().mockImplementation((pathname) => Promise.resolve(new Response(pathname)));
  parseFromString.mockReset().mockImplementation((pathname) => documentOf(pageOf(pathname)));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = parseFromString;
    },
  );
  store = await openAt();
});

describe('The page that the browser loaded', () => {
  test('is known to have none where the document has none', async () => {
    store = await openAt(HERE, documentOf({title: 'Page Not Found'}));
    expect(store.isKnown(HERE)).toBe(true);
    await expect(store.loadPage(HERE)).resolves.toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    ['codes that are no text', '/docs/api/%E0%A4%A/', '/docs/api/%E0%A4%A/'],
    ['backslashes', '/docs/api/..%5C..%5C', '/docs/api/..\\..\\'],
  ])('@real-05 has the URL that the router knows, with %s', async (_, url, pathname) => {
    store = await openAt(url);
    expect(store.pageAt(pathname)).toEqual(own);
  });
});

describe('Another page', () => {
  test.each<[string, () => unknown, string]>([
    [
      'the server fails',
      () => fetched.mockResolvedValueOnce(new Response('', {status: 503})),
      `${A} returned the status 503.`,
    ],
    [
      '@real-05 the network sends its own page',
      () => parseFromString.mockReturnValueOnce(documentOf({title: 'Log in to this network'})),
      "isn't a reference page",
    ],
  ])('is an error if %s, and the next request tries again', async (_, fail, message) => {
    fail();
    await expect(store.loadPage(A)).rejects.toThrow(message);
    expect(store.isKnown(A)).toBe(false);
    await expect(store.loadPage(A)).resolves.toEqual(pageOf(A));
  });
});

test('the 30 pages that were visited last are kept', async () => {
  const pathnames = Array.from({length: 30}, (_, index) => `/docs/api/${String(index + 1)}/`);
  for (const pathname of [...pathnames, '/docs/api/1/', '/docs/api/31/']) await store.loadPage(pathname);
  expect([HERE, ...pathnames].filter((pathname) => !store.isKnown(pathname))).toEqual([HERE, '/docs/api/2/']);
  expect(fetched).toHaveBeenCalledTimes(31);
});
