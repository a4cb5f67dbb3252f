import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadContext} from '@docusaurus/core/lib/server/site';
import * as docsModule from '@docusaurus/plugin-content-docs';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {PluginModule, RouteConfig} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {beforeAll, describe, expect, test} from 'vitest';
import {docsData, leanDocs} from '../../../../plugins/light-pages/patches/docsData';
import {sharedFolder} from '../../../fixtures/temporaryFolder';

const siteDir = sharedFolder();
const GUIDES = {intro: 'Start here.', limits: 'How many calls you may make.'};

/** What the installed docs plugin publishes through ours. */
const matched: string[] = [];
const published = {routes: [] as RouteConfig[], files: new Map<string, string>(), globalData: {}};

beforeAll(async () => {
  mkdirSync(path.join(siteDir, 'docs'));
  for (const [id, description] of Object.entries(GUIDES)) {
    writeFileSync(path.join(siteDir, `docs/${id}.mdx`), `---\ndescription: ${description}\n---\n# ${id}\n`);
  }
  const site = {title: 'Guides', url: 'https://developers.larkfield.example', baseUrl: '/'};
  writeFileSync(path.join(siteDir, 'docusaurus.config.cjs'), `module.exports = ${JSON.stringify(site)};`);
  const {validateOptions} = docsModule as unknown as Required<Pick<PluginModule, 'validateOptions'>>;
  const options = validateOptions({validate: normalizePluginOptions as never, options: {id: 'default', path: 'docs'}});
  const create = leanDocs(
    ({docs, docsSidebars}: PropVersionMetadata) => ({
      'names.json': [Object.keys(docs), Object.keys(docsSidebars)],
    }),
    (condition) => matched.push(condition),
  );
  const plugin = await create(await loadContext({siteDir, config: 'docusaurus.config.cjs'}), options);
  const content = await plugin.loadContent?.();
  await plugin.contentLoaded?.({
    content,
    actions: {
      addRoute: (route) => {
        published.routes.push(route);
      },
      createData: (name, data) => {
        published.files.set(name, data as string);
        return Promise.resolve(name);
      },
      setGlobalData: (data) => {
        published.globalData = data as object;
      },
    },
  });
});

describe('The installed docs plugin', () => {
  test('has a route with the data of the version, and ours without its list of pages', () => {
    expect(published.routes[0]?.routes?.[0]?.props?.version).toMatchObject({docs: {}, docsSidebars: {}});
  });

  test('lists all other pages on each page, and ours only the main page', () => {
    expect(published.globalData).toMatchObject({versions: [{mainDocId: 'intro', docs: [{id: 'intro'}]}]});
  });

  test('@patches-01 matches what the patch expects', () => {
    expect(matched.toSorted()).toEqual(docsData.expects?.map(String).toSorted());
  });

  test('is separate for files of our own, which have the whole data of the version', () => {
    expect(JSON.parse(published.files.get('names.json') ?? '')).toEqual([['intro', 'limits'], ['defaultSidebar']]);
  });
});
