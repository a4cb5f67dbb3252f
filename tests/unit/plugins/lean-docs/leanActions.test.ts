import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {leanActions} from '../../../../plugins/lean-docs';

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

test.each([
  ['list of pages', {...version, docs: undefined}],
  ['sidebars', {label: 'Next', docs}],
])('The routes of the docs plugin are rejected when a version has no %s', (_, odd) => {
  expect(() => leanActions(actions).actions.addRoute(routesWith({version: odd}))).toThrow(
    'plugins/lean-docs patches nothing: props.version of a route of the docs plugin has no docs and docsSidebars.',
  );
});

test.each([
  ['no versions', {path: '/docs/api'}, 'has no versions'],
  ['a version without pages', {versions: [{mainDocId: 'overview'}]}, 'without a doc of its mainDocId'],
])('What all pages know is rejected when it has %s', (_, data, problem) => {
  expect(() => leanActions(actions).actions.setGlobalData(data)).toThrow(problem);
});

describe('What was published', () => {
  test('has the versions whole, however deep their routes are', () => {
    const {actions: lean, published} = leanActions(actions);
    lean.addRoute({path: '/', component: 'Root', routes: [routesWith({version})]});
    lean.setGlobalData(globalData);
    expect(published()).toEqual([version]);
  });

  test('is rejected when no route has a version, for example because props have another name', () => {
    const {actions: lean, published} = leanActions(actions);
    lean.addRoute(routesWith({versionMetadata: version}));
    lean.setGlobalData(globalData);
    expect(published).toThrow('no route of the docs plugin has props.version');
  });

  test('is rejected when there is no global data', () => {
    const {actions: lean, published} = leanActions(actions);
    lean.addRoute(routesWith({version}));
    expect(published).toThrow('the docs plugin sets no global data');
  });
});
