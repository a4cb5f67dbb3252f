import {beforeEach, describe, expect, test, vi} from 'vitest';
import type * as pageStore from '../../../../src/features/static-pages/pageStore';
import {documentOf} from '../../support/staticPage';

// cspell:ignore Dindex

const HERE = '/docs/api/';
const own = {title: 'API 2.0', description: 'The reference.', html: '<h1>API 2.0</h1>'};

/** What the stubbed server sends for the page at an address. */
const pageOf = (pathname: string) => ({title: pathname, description: '', html: `<h1>${pathname}</h1>`});
const answer = (pathname: string): Response => new Response(pathname);

const fetched = vi.fn<(pathname: string) => Promise<Response>>();
let store: typeof pageStore;

beforeEach(async () => {
  vi.resetModules();
  fetched.mockReset().mockImplementation((pathname) => Promise.resolve(answer(pathname)));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', {location: {pathname: HERE}});
  vi.stubGlobal('document', documentOf(own));
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (pathname: string) => documentOf(pageOf(pathname));
    },
  );
  store = await import('../../../../src/features/static-pages/pageStore');
});

const loadAll = async (pathnames: readonly string[]): Promise<void> => {
  for (const pathname of pathnames) await store.loadPage(pathname);
};
const numbered = (count: number): string[] =>
  Array.from({length: count}, (_, index) => `/docs/api/${String(index + 1)}/`);

describe('The page that the browser loaded', () => {
  test('is there immediately and needs no request', async () => {
    expect(store.pageAt(HERE)).toEqual(own);
    await expect(store.loadPage(HERE)).resolves.toEqual(own);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('stays as it was when the document has changed and the visitor has gone elsewhere', () => {
    expect(store.firstPage()).toEqual({pathname: HERE, page: own});
    vi.stubGlobal('document', documentOf({title: 'Changed', html: ''}));
    vi.stubGlobal('window', {location: {pathname: '/docs/api/a/'}});
    expect(store.pageAt(HERE)).toEqual(own);
    expect(store.pageAt('/docs/api/a/')).toBeUndefined();
  });

  test('is none where the document holds none', async () => {
    vi.stubGlobal('document', documentOf({title: 'Page Not Found'}));
    expect(store.pageAt(HERE)).toBeUndefined();
    await expect(store.loadPage(HERE)).resolves.toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('Another page', () => {
  test('is not there before it is loaded, and then without a second request', async () => {
    expect(store.pageAt('/docs/api/a/')).toBeUndefined();
    await expect(store.loadPage('/docs/api/a/')).resolves.toEqual(pageOf('/docs/api/a/'));
    expect(store.pageAt('/docs/api/a/')).toEqual(pageOf('/docs/api/a/'));
    await expect(store.loadPage('/docs/api/a/')).resolves.toEqual(pageOf('/docs/api/a/'));
    expect(fetched.mock.calls).toEqual([['/docs/api/a/']]);
  });

  test('is asked for once when it is wanted twice before it comes', async () => {
    const pages = await Promise.all([store.loadPage('/docs/api/a/'), store.loadPage('/docs/api/a/')]);
    expect(pages).toEqual([pageOf('/docs/api/a/'), pageOf('/docs/api/a/')]);
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('that does not exist is none, and is not asked for again', async () => {
    fetched.mockResolvedValue(new Response('Page Not Found', {status: 404}));
    await expect(store.loadPage('/docs/api/gone/')).resolves.toBeUndefined();
    await expect(store.loadPage('/docs/api/gone/')).resolves.toBeUndefined();
    expect(store.pageAt('/docs/api/gone/')).toBeUndefined();
    expect(fetched).toHaveBeenCalledOnce();
  });

  test.each<[string, () => Promise<Response>, string]>([
    [
      'the server fails',
      () => Promise.resolve(new Response('', {status: 503})),
      '/docs/api/a/ returned the status 503.',
    ],
    ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ])('is an error while %s, and the next wish tries again', async (_, failure, message) => {
    fetched.mockImplementationOnce(failure);
    await expect(store.loadPage('/docs/api/a/')).rejects.toThrow(message);
    expect(store.pageAt('/docs/api/a/')).toBeUndefined();
    await expect(store.loadPage('/docs/api/a/')).resolves.toEqual(pageOf('/docs/api/a/'));
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('A URL with percent codes', () => {
  test.each([
    ['spelled another way', '/docs/api/people%2Dindex/', '/docs/api/people-index/'],
    ['that is no text', '/docs/api/%E0%A4%A/', '/docs/api/%E0%A4%A/'],
    ['of backslashes', '/docs/api/..%5C..%5C', '/docs/api/..\\..\\'],
  ])('@real-05 S23: %s names the page that the router knows', (_, url, pathname) => {
    vi.stubGlobal('window', {location: {pathname: url}});
    expect(store.firstPage()).toEqual({pathname, page: own});
    expect(store.isKnown(pathname)).toBe(true);
  });

  test('@real-05 S23: a backslash never leads to another page', async () => {
    await store.loadPage('/docs/api/..\\..\\');
    expect(fetched.mock.calls).toEqual([['/docs/api/..%5C..%5C']]);
  });
});

describe('A document that is no page of the reference', () => {
  test('@real-05 S18: is an error with status 200, and the next visit asks again', async () => {
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString = () => documentOf({title: 'Log in to this network'});
      },
    );
    for (const asked of [1, 2]) {
      await expect(store.loadPage('/docs/api/a/')).rejects.toThrow('is no page of the reference');
      expect(store.isKnown('/docs/api/a/')).toBe(false);
      expect(fetched).toHaveBeenCalledTimes(asked);
    }
  });
});

describe('Of many pages', () => {
  test('30 are kept, and the oldest leaves first', async () => {
    const pathnames = numbered(31);
    await loadAll(pathnames);
    const kept = pathnames.filter((pathname) => store.pageAt(pathname) !== undefined);
    expect(kept).toEqual(pathnames.slice(1));
    expect(store.pageAt(HERE)).toEqual(own);
  });

  test('one that was visited again counts as new', async () => {
    const pathnames = numbered(31);
    await loadAll(pathnames.slice(0, 30));
    await loadAll(['/docs/api/1/', '/docs/api/31/']);
    expect(store.pageAt('/docs/api/1/')).toEqual(pageOf('/docs/api/1/'));
    expect(store.pageAt('/docs/api/2/')).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(31);
  });

  test('one that has left is asked for again', async () => {
    await loadAll([...numbered(31), '/docs/api/1/']);
    expect(fetched.mock.calls.filter(([pathname]) => pathname === '/docs/api/1/')).toHaveLength(2);
  });
});
