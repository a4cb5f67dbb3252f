import docsPlugin, * as docsModule from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions, PluginModule, RouteConfig} from '@docusaurus/types';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {isObject} from '../../src/utils/isObject';
import {apiVersions, sidebarName} from '../../src/config/apiVersions';
import {missed} from '../lib/patch-checks/failOnMiss';
import {apiSidebar} from './apiSidebar';

/** The data that the docs plugin gives to all pages of a version. @throws when it has another form than expected */
function versionOf(version: unknown): PropVersionMetadata {
  if (isObject(version) && isObject(version.docs) && isObject(version.docsSidebars))
    return version as unknown as PropVersionMetadata;
  throw missed('lean-docs', 'props.version of a route of the docs plugin has no docs and docsSidebars');
}

/** The global data of an instance with only the main page of each version. @throws when it has another form than expected */
function onlyMainDocs(data: unknown): GlobalPluginData {
  // The type is that of the installed version, which an upgrade can change.
  const {versions = []} = data as Partial<GlobalPluginData>;
  const lean = versions.map((version: Partial<(typeof versions)[number]>) => ({
    ...version,
    docs: version.docs?.filter(({id}) => id === version.mainDocId),
  }));
  if (lean.length > 0 && lean.every(({docs}) => docs?.length === 1))
    return {...(data as object), versions: lean} as never;
  throw missed(
    'lean-docs',
    'the global data of the docs plugin has no versions, or one without a doc of its mainDocId',
  );
}

/**
 * The docs plugin's actions without lists of all pages. Each one throws when its data has another form than expected.
 * `published` returns the data of the versions, and throws when the docs plugin published none, or no global data.
 */
export function leanActions(actions: PluginContentLoadedActions) {
  const versions: PropVersionMetadata[] = [];
  let hasGlobalData = false;
  const lean = (route: RouteConfig): RouteConfig => {
    const {props, routes} = route;
    const version = props?.version === undefined ? undefined : versionOf(props.version);
    if (version) versions.push(version);
    return {
      ...route,
      ...(version && {props: {...props, version: {...version, docs: {}}}}),
      ...(routes && {routes: routes.map(lean)}),
    };
  };
  return {
    actions: {
      ...actions,
      addRoute: (route: RouteConfig) => actions.addRoute(lean(route)),
      setGlobalData: (data: unknown) => {
        hasGlobalData = true;
        actions.setGlobalData(onlyMainDocs(data));
      },
    },
    published: (): readonly PropVersionMetadata[] => {
      if (versions.length === 0) throw missed('lean-docs', 'no route of the docs plugin has props.version');
      if (!hasGlobalData) throw missed('lean-docs', 'the docs plugin sets no global data');
      return versions;
    },
  };
}

// The package exports its validation, but its types do not say so.
const {validateOptions} = docsModule as unknown as Required<Pick<PluginModule, 'validateOptions'>>;

/**
 * The docs plugin without the titles and descriptions of all pages, which the stock one gives to every page (20 kB gzip for
 * 300 operations, 4 kB for 69 guides). It writes the parts that pages need to files.
 * @param filesOf returns the data of a version by file name in `@generated/docusaurus-plugin-content-docs/<id>/`
 */
export function leanDocs(filesOf: (version: PropVersionMetadata) => Readonly<Record<string, unknown>>) {
  const plugin = async (context: LoadContext, options: unknown): Promise<Plugin> => {
    const docs = await docsPlugin(context, options as PluginOptions);
    return {
      ...(docs as Plugin),
      contentLoaded: async ({content, actions}) => {
        const lean = leanActions(actions);
        await docs.contentLoaded?.({content: content as LoadedContent, actions: lean.actions});
        const files = lean.published().flatMap((version) => Object.entries(filesOf(version)));
        for (const [name, data] of files) await actions.createData(name, JSON.stringify(data));
      },
    };
  };
  return Object.assign(plugin, {validateOptions});
}

/**
 * The docs plugin for the guides. Section index pages load the descriptions of guides by ID (theme/DocCard), and
 * landing pages load the sidebar of the guides (theme/MDXPage).
 */
export const guideDocsPlugin = leanDocs(({docs, docsSidebars}) => ({
  'sidebar.json': docsSidebars.platform ?? [],
  'descriptions.json': Object.fromEntries(Object.values(docs).map(({id, description}) => [id, description])),
}));

/** The docs plugin for the reference. The browser loads a sidebar with a page (features/static-pages), and the build has all. */
export const referenceDocsPlugin = leanDocs(() => {
  const sidebars = apiVersions.map((version) => [sidebarName(version), apiSidebar(version)] as const);
  const files = sidebars.map(([name, sidebar]) => [`sidebar-${name}.json`, sidebar] as const);
  return {...Object.fromEntries(files), 'sidebars.json': Object.fromEntries(sidebars)};
});
