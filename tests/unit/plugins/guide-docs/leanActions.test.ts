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
/** The routes of the guides, with the index of one section at a URL. */
const routesWith = (permalink: string): RouteConfig => {
  const index: RouteConfig = {
    path: '/docs/platform/webhooks/',
    component: '@theme/Index',
    props: {categoryGeneratedIndex: {permalink, title: 'Webhooks'}},
  };
  const version = {path: '/', component: '@theme/Version', props: {version: {label: 'Next', docs}}, routes: [index]};
  return {path: '/docs/platform/', component: '@theme/Root', routes: [version]};
};

const addRoute = vi.fn<PluginContentLoadedActions['addRoute']>();
const setGlobalData = vi.fn<PluginContentLoadedActions['setGlobalData']>();
const actions: PluginContentLoadedActions = {addRoute, setGlobalData, createData: vi.fn()};

beforeEach(() => {
  addRoute.mockReset();
  leanActions(actions).addRoute(routesWith('/docs/platform/webhooks/'));
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

test.each(['/docs/platform/webhooks', '/docs/platform/webhooks/'])(
  '@routes-04 B6: the index page at %s carries the descriptions of its own guides',
  (permalink) => {
    addRoute.mockReset();
    leanActions(actions).addRoute(routesWith(permalink));
    expect(published()?.routes?.[0]?.props).toEqual({
      categoryGeneratedIndex: {permalink, title: 'Webhooks'},
      descriptions: {'webhooks/introduction': 'Subscribe.'},
    });
  },
);

test('an index page without a guide is refused, because its cards would have no text', () => {
  expect(() => leanActions(actions).addRoute(routesWith('/docs/platform/web-hooks/'))).toThrow(
    'No guide was found below the section index /docs/platform/web-hooks/.',
  );
});

test('every page knows the main page of a version only', () => {
  const version = {mainDocId: 'intro', docs: [{id: 'intro'}, {id: 'webhooks/introduction'}]};
  leanActions(actions).setGlobalData({versions: [version]});
  expect(setGlobalData).toHaveBeenCalledWith({versions: [{mainDocId: 'intro', docs: [{id: 'intro'}]}]});
});
