import {beforeEach, describe, expect, test, vi} from 'vitest';
import {loadSidebar} from '../../../../src/features/reference-sidebar/core/sidebarStore';
import {loadPage} from '../../../../src/features/static-pages/pageStore';
import {withPageLoader} from '../../../../src/features/static-pages/withPageLoader';

// cspell:ignore Dindex

vi.mock('../../../../src/features/static-pages/pageStore', () => ({loadPage: vi.fn()}));
vi.mock('../../../../src/features/reference-sidebar/core/sidebarStore', () => ({loadSidebar: vi.fn()}));

const load = vi.mocked(loadPage);
const page = {title: 'A', description: '', html: ''};

const goTo = (pathname: string): unknown => vi.stubGlobal('window', {location: {pathname}});
const routeAt = (pathname: string) => {
  goTo(pathname);
  return withPageLoader<{preload?: () => unknown}>({});
};

beforeEach(() => {
  load.mockReset().mockResolvedValue(page);
  vi.mocked(loadSidebar).mockReset().mockResolvedValue(undefined);
});

describe('A route with its page', () => {
  test("loads the page of the browser's current URL, and the whole sidebar of its version", async () => {
    const route = routeAt('/docs/api/');
    goTo('/docs/api/1.0/calls/');
    await route.preload?.();
    expect(load.mock.calls).toEqual([['/docs/api/1.0/calls/']]);
    expect(vi.mocked(loadSidebar).mock.calls).toEqual([['api-v1.0']]);
  });

  test('@real-05 loads the page that the router knows, whatever the spelling of its URL', async () => {
    const route = routeAt('/docs/api/');
    goTo('/docs/api/people%2Dindex/');
    await route.preload?.();
    expect(load.mock.calls).toEqual([['/docs/api/people-index/']]);
  });

  test('@real-02 loads nothing for the initial page, and the whole sidebar after Back to it', async () => {
    const route = routeAt('/docs/api/people/');
    await route.preload?.();
    expect(load).not.toHaveBeenCalled();
    expect(loadSidebar).not.toHaveBeenCalled();
    await route.preload?.();
    expect(vi.mocked(loadSidebar).mock.calls).toEqual([['api-v2.0']]);
  });

  test('is loaded when its component and its page are, and stays the same component', async () => {
    goTo('/docs/');
    const component = {
      chunk: 'b',
      preload(): unknown {
        return this.chunk;
      },
    };
    const route = withPageLoader(component);
    expect(route).toBe(component);
    goTo('/docs/api/');
    await expect(route.preload()).resolves.toEqual(['b', [page, undefined]]);
  });

  test("fails if its page can't be loaded", async () => {
    const route = routeAt('/docs/');
    goTo('/docs/api/');
    load.mockRejectedValue(new Error('/docs/api/ returned the status 503.'));
    await expect(route.preload?.()).rejects.toThrow('/docs/api/ returned the status 503.');
  });
});
