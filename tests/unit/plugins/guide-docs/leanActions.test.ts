import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {beforeEach, expect, test, vi} from 'vitest';
import {leanActions} from '../../../../plugins/guide-docs/leanActions';

const docs = {
  'webhooks/introduction': {
    id: 'webhooks/introduction',
    title: 'Introduction',
    description: 'Subscribe.',
    sidebar: 's',
  },
  'webhooks-2/other': {id: 'webhooks-2/other', title: 'Other', description: 'Another section.', sidebar: 's'},
};
const index: RouteConfig = {
  path: '/docs/platform/webhooks/',
  component: '@theme/Index',
  props: {categoryGeneratedIndex: {permalink: '/docs/platform/webhooks', title: 'Webhooks'}},
};
const routes: RouteConfig = {
  path: '/docs/platform/',
  component: '@theme/Root',
  routes: [{path: '/', component: '@theme/Version', props: {version: {label: 'Next', docs}}, routes: [index]}],
};

const addRoute = vi.fn<PluginContentLoadedActions['addRoute']>();
const setGlobalData = vi.fn<PluginContentLoadedActions['setGlobalData']>();
const actions: PluginContentLoadedActions = {addRoute, setGlobalData, createData: vi.fn()};

beforeEach(() => {
  addRoute.mockReset();
  leanActions(actions).addRoute(routes);
});

const published = (): RouteConfig | undefined => addRoute.mock.calls[0]?.[0].routes?.[0];

test('no page carries the titles and descriptions of all others', () => {
  expect(published()?.props).toEqual({
    version: {
      label: 'Next',
      docs: {
        'webhooks/introduction': {id: 'webhooks/introduction', title: '', description: '', sidebar: 's'},
        'webhooks-2/other': {id: 'webhooks-2/other', title: '', description: '', sidebar: 's'},
      },
    },
  });
});

test('an index page carries the descriptions of its own guides', () => {
  expect(published()?.routes?.[0]?.props).toEqual({
    ...index.props,
    descriptions: {'webhooks/introduction': 'Subscribe.'},
  });
});

test('every page knows the main page of a version only', () => {
  const version = {mainDocId: 'intro', docs: [{id: 'intro'}, {id: 'webhooks/introduction'}]};
  leanActions(actions).setGlobalData({versions: [version]});
  expect(setGlobalData).toHaveBeenCalledWith({versions: [{mainDocId: 'intro', docs: [{id: 'intro'}]}]});
});
