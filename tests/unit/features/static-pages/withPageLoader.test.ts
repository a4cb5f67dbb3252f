import {beforeEach, describe, expect, test, vi} from 'vitest';
import {loadPage} from '../../../../src/features/static-pages/pageStore';
import {loadSidebar} from '../../../../src/features/reference-sidebar/core/sidebarStore';
import {withPageLoader} from '../../../../src/features/static-pages/withPageLoader';

// cspell:ignore Dindex

vi.mock('../../../../src/features/static-pages/pageStore', () => ({
  loadPage: vi.fn(),
  firstPage: () => ({pathname: '/docs/api/people/'}),
}));
vi.mock('../../../../src/features/reference-sidebar/core/sidebarStore', () => ({loadSidebar: vi.fn()}));

const load = vi.mocked(loadPage);
const page = {title: 'A', description: '', html: ''};

beforeEach(() => {
  load.mockReset().mockResolvedValue(page);
  vi.mocked(loadSidebar).mockReset().mockResolvedValue(undefined);
});

describe('A route with its page', () => {
  test("loads the page of the browser's current URL when the router preloads, not of the previous one", async () => {
    vi.stubGlobal('window', {location: {pathname: '/docs/api/'}});
    const route = withPageLoader<{preload?: () => unknown}>({});
    vi.stubGlobal('window', {location: {pathname: '/docs/api/people-index/'}});
    await route.preload?.();
    expect(load.mock.calls).toEqual([['/docs/api/people-index/']]);
  });

  test('is there when both the component and the page are', async () => {
    vi.stubGlobal('window', {location: {pathname: '/docs/api/'}});
    let arrive: (value: typeof page) => void = () => undefined;
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const done = vi.fn();
    const route = withPageLoader({preload: () => Promise.resolve('component') as unknown});
    const loading = Promise.resolve(route.preload()).then(done);
    await new Promise(setImmediate);
    expect(done).not.toHaveBeenCalled();
    arrive(page);
    await loading;
    expect(done).toHaveBeenCalledWith(['component', [page, undefined]]);
  });

  test('stays the same component, whose own preloading has its own `this`', async () => {
    vi.stubGlobal('window', {location: {pathname: '/docs/api/'}});
    const component = {
      chunk: 'b',
      preload(): unknown {
        return this.chunk;
      },
    };
    const route = withPageLoader(component);
    expect(route).toBe(component);
    await expect(route.preload()).resolves.toEqual(['b', [page, undefined]]);
  });

  test('brings the whole sidebar of its version, for the excerpt in the HTML is that of the first page', async () => {
    vi.stubGlobal('window', {location: {pathname: '/docs/api/1.0/calls/'}});
    await withPageLoader<{preload?: () => unknown}>({}).preload?.();
    expect(vi.mocked(loadSidebar).mock.calls).toEqual([['api-v1.0']]);
  });

  test('loads nothing for the page that the browser came with', async () => {
    vi.stubGlobal('window', {location: {pathname: '/docs/api/people/'}});
    await withPageLoader<{preload?: () => unknown}>({}).preload?.();
    expect(load).not.toHaveBeenCalled();
    expect(loadSidebar).not.toHaveBeenCalled();
  });

  test('@real-02 B4: brings the whole sidebar after Back to the page that the browser came with', async () => {
    vi.stubGlobal('window', {location: {pathname: '/docs/api/people/'}});
    const route = withPageLoader<{preload?: () => unknown}>({});
    await route.preload?.();
    await route.preload?.();
    expect(vi.mocked(loadSidebar).mock.calls).toEqual([['api-v2.0']]);
  });

  test('@real-05 S23: loads the page that the router knows, however its URL is spelled', async () => {
    vi.stubGlobal('window', {location: {pathname: '/docs/api/people%2Dindex/'}});
    await withPageLoader<{preload?: () => unknown}>({}).preload?.();
    expect(load.mock.calls).toEqual([['/docs/api/people-index/']]);
  });

  test('fails when its page cannot be loaded', async () => {
    vi.stubGlobal('window', {location: {pathname: '/docs/api/'}});
    load.mockRejectedValue(new Error('/docs/api/ answered 503.'));
    const route = withPageLoader<{preload?: () => unknown}>({});
    await expect(route.preload?.()).rejects.toThrow('/docs/api/ answered 503.');
  });
});
