import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {leanActions} from '../../../../plugins/reference-docs/leanActions';

const v2: PropSidebar = [{type: 'link', label: 'Overview', href: '/docs/api/'}];
const v1: PropSidebar = [{type: 'link', label: 'Overview', href: '/docs/api/1.0/'}];
const docs = {'people-index': {id: 'people-index', title: 'List people'}};
const page: RouteConfig = {path: '/docs/api/people-index/', component: '@theme/DocItem', exact: true};

/** The routes as the docs plugin publishes them: a root, the version with its data, the pages. */
const routes: RouteConfig = {
  path: '/docs/api/',
  component: '@theme/DocsRoot',
  routes: [
    {
      path: '/docs/api/',
      component: '@theme/DocVersionRoot',
      props: {version: {label: 'Next', docs, docsSidebars: {'api-v2.0': v2, 'api-v1.0': v1}}, more: 1},
      routes: [{path: '/docs/api/', component: '@theme/DocRoot', routes: [page]}],
    },
  ],
};

const addRoute = vi.fn<PluginContentLoadedActions['addRoute']>();
const setGlobalData = vi.fn<PluginContentLoadedActions['setGlobalData']>();
const createData = vi.fn<PluginContentLoadedActions['createData']>();
const actions: PluginContentLoadedActions = {addRoute, setGlobalData, createData};
let sidebars: Map<string, PropSidebar>;

beforeEach(() => {
  for (const action of [addRoute, setGlobalData, createData]) action.mockReset();
  sidebars = new Map();
});

describe('The routes of the reference', () => {
  test('are published without the list of all pages, with everything else', () => {
    leanActions(actions, sidebars).addRoute(routes);
    const [version] = routes.routes ?? [];
    expect(addRoute.mock.calls).toEqual([
      [
        {
          ...routes,
          routes: [
            {
              ...version,
              props: {version: {label: 'Next', docs: {}, docsSidebars: {'api-v2.0': v2, 'api-v1.0': v1}}, more: 1},
            },
          ],
        },
      ],
    ]);
  });

  test('give their sidebars by name, however deep they are', () => {
    leanActions(actions, sidebars).addRoute({path: '/', component: 'Root', routes: [routes]});
    expect(sidebars).toEqual(
      new Map([
        ['api-v2.0', v2],
        ['api-v1.0', v1],
      ]),
    );
  });

  test('give none where a route has no version', () => {
    leanActions(actions, sidebars).addRoute({...page, props: {other: 1}});
    expect(sidebars.size).toBe(0);
    expect(addRoute.mock.calls).toEqual([[{...page, props: {other: 1}}]]);
  });
});

describe('The data of the reference', () => {
  const version = {name: 'current', mainDocId: 'overview'};
  const main = {id: 'overview', path: '/docs/api/', sidebar: 'api-v2.0'};

  test('names the landing page only', () => {
    const all = [main, {id: 'people-index', path: '/docs/api/people-index/'}];
    leanActions(actions, sidebars).setGlobalData({path: '/docs/api', versions: [{...version, docs: all}]});
    expect(setGlobalData.mock.calls).toEqual([[{path: '/docs/api', versions: [{...version, docs: [main]}]}]]);
  });

  test('is written by the actions of the build', async () => {
    await leanActions(actions, sidebars).createData('a.json', '{}');
    expect(createData.mock.calls).toEqual([['a.json', '{}']]);
  });
});
