import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {leanActions} from '../../../../plugins/light-pages/patches/docsData';

const sidebar: PropSidebar = [{type: 'link', label: 'Overview', href: '/docs/api/'}];
const docs = {'people-index': {id: 'people-index', title: 'List people', description: 'Lists.', sidebar: 'api-v2.0'}};
const version = {label: 'Next', docs, docsSidebars: {'api-v2.0': sidebar}};
const page: RouteConfig = {path: '/docs/api/people-index/', component: '@theme/DocItem', exact: true};

/** The routes as the docs plugin publishes them: a root, the version with its data, the pages. */
const routesWith = (props: Record<string, unknown>): RouteConfig => ({
  path: '/docs/api/',
  component: '@theme/DocsRoot',
  routes: [
    {
      path: '/docs/api/',
      component: '@theme/DocVersionRoot',
      props,
      routes: [{path: '/docs/api/', component: '@theme/DocRoot', routes: [page]}],
    },
  ],
});

const main = {id: 'overview', path: '/docs/api/', sidebar: 'api-v2.0'};
const other = {id: 'people-index', path: '/docs/api/people-index/'};
const globalData = {path: '/docs/api', versions: [{name: 'current', mainDocId: 'overview', docs: [main, other]}]};

const actions: PluginContentLoadedActions = {
  addRoute: () => undefined,
  setGlobalData: () => undefined,
  createData: (name) => Promise.resolve(name),
};

/** Publishes through our actions, and returns the versions and how often the global data has matched. */
function publish(route: RouteConfig, data: unknown): [versions: readonly unknown[], matches: number] {
  let matches = 0;
  const {actions: lean, published} = leanActions(actions, (_, times = 1) => (matches += times));
  lean.addRoute(route);
  lean.setGlobalData(data);
  return [published, matches];
}

test.each([
  ['props of another name', {versionMetadata: version}],
  ['a version without sidebars', {version: {label: 'Next', docs}}],
])('@patches-01 Routes with %s match nothing', (_, props) => {
  expect(publish(routesWith(props), globalData)).toEqual([[], 1]);
});

test.each([
  ['no versions', {path: '/docs/api'}],
  ['a version without pages', {versions: [{mainDocId: 'overview'}]}],
])('@patches-01 Global data with %s matches nothing', (_, data) => {
  expect(publish(routesWith({version}), data)).toEqual([[version], 0]);
});
