import {expect, test} from 'vitest';
import {leanActions} from '../../../../plugins/light-pages/patches/docsData';

const ignored = {addRoute: () => undefined, setGlobalData: () => undefined, createData: Promise.resolve.bind(Promise)};

test.each([
  ['props of another name', {versionMetadata: {docs: {}, docsSidebars: {}}}],
  ['a version without sidebars', {version: {docs: {}}}],
])('@patches-01 Routes with %s match nothing', (_, props) => {
  const {actions, published} = leanActions(ignored, () => undefined);
  actions.addRoute({path: '/docs/api/', component: '@theme/DocsRoot', routes: [{path: '/', component: '', props}]});
  expect(published).toEqual([]);
});

test.each([
  ['no versions', {path: '/docs/api'}],
  ['a version without pages', {versions: [{mainDocId: 'overview'}]}],
])('@patches-01 Global data with %s matches nothing', (_, data) => {
  let matches = 0;
  leanActions(ignored, (_condition, times = 1) => (matches += times)).actions.setGlobalData(data);
  expect(matches).toBe(0);
});
