import docsPlugin, * as docsModule from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions, PluginModule, RouteConfig} from '@docusaurus/types';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {isObject} from '../../../src/utils/isObject';
import {apiVersions, sidebarName} from '../../../src/config/apiVersions';
import {missed} from '../../lib/patch-checks/failOnMiss';
import {apiSidebar} from '../../lib/reference-sidebars/apiSidebar';
import type {Matched, Patch} from '../patch';

const VERSION = 'props.version of a route of the docs plugin, with docs and docsSidebars';
const GLOBAL_DATA = 'a version with the doc of its mainDocId in the global data of the docs plugin';

export const docsData: Patch = {
  replaces: '`props.version.docs` of the routes, and `docs` of the global data, of the docs plugin',
  why: 'Every page contains the titles and descriptions of all others.',
  gain: '20 kB for 300 operations, 4 kB for 69 guides',
  measure: 'npm test -- weights',
  removeWhen: 'the docs plugin loads the data of a version on demand',
  expects: [VERSION, GLOBAL_DATA],
};

const isVersion = (data: unknown): data is PropVersionMetadata =>
  isObject(data) && isObject(data.docs) && isObject(data.docsSidebars);

/** The docs plugin's actions without lists of all pages, and the versions whose data it has published. */
export function leanActions(actions: PluginContentLoadedActions, matched: Matched) {
  const published: PropVersionMetadata[] = [];
  const lean = (route: RouteConfig): RouteConfig => {
    const {props, routes} = route;
    const version = isVersion(props?.version) ? props.version : undefined;
    if (version) published.push(version);
    return {
      ...route,
      ...(version && {props: {...props, version: {...version, docs: {}}}}),
      ...(routes && {routes: routes.map(lean)}),
    };
  };
  const setGlobalData = (data: unknown): void => {
    // The type is that of the installed version, which an upgrade can change.
    const {versions = []} = data as Partial<GlobalPluginData>;
    const onlyMain = versions.map((version: Partial<(typeof versions)[number]>) => ({
      ...version,
      docs: version.docs?.filter(({id}) => id === version.mainDocId),
    }));
    matched(GLOBAL_DATA, onlyMain.filter(({docs}) => docs?.length === 1).length);
    actions.setGlobalData({...(data as object), versions: onlyMain});
  };
  const addRoute = (route: RouteConfig): void => {
    actions.addRoute(lean(route));
  };
  return {actions: {...actions, addRoute, setGlobalData}, published};
}

// The package exports its validation, but its types do not say so.
const {validateOptions} = docsModule as unknown as Required<Pick<PluginModule, 'validateOptions'>>;

/** The data of a version by file name in `@generated/docusaurus-plugin-content-docs/<id>/`, for the parts that pages need. */
type FilesOf = (version: PropVersionMetadata) => Readonly<Record<string, unknown>>;

/** The docs plugin without the data of all pages. */
export function leanDocs(filesOf: FilesOf, matched: Matched) {
  const plugin = async (context: LoadContext, options: unknown): Promise<Plugin> => {
    const docs = await docsPlugin(context, options as PluginOptions);
    return {
      ...(docs as Plugin),
      contentLoaded: async ({content, actions}) => {
        const {actions: lean, published} = leanActions(actions, matched);
        await docs.contentLoaded?.({content: content as LoadedContent, actions: lean});
        matched(VERSION, published.length);
        // Without their files, the bundle would fail for another reason.
        if (published.length === 0) throw missed('light-pages/patches/docsData.ts', `nothing matches ${VERSION}`);
        const files = published.flatMap((version) => Object.entries(filesOf(version)));
        for (const [name, data] of files) await actions.createData(name, JSON.stringify(data));
      },
    };
  };
  return Object.assign(plugin, {validateOptions});
}

/** Section index pages load the descriptions of guides by ID (theme/DocCard), and landing pages their sidebar (theme/MDXPage). */
export const guideFiles: FilesOf = ({docs, docsSidebars}) => ({
  'sidebar.json': docsSidebars.platform ?? [],
  'descriptions.json': Object.fromEntries(Object.values(docs).map(({id, description}) => [id, description])),
});

/** The browser loads a sidebar with a page of the reference (features/static-pages), and the build has all. */
export const referenceFiles: FilesOf = () => {
  const sidebars = apiVersions.map((version) => [sidebarName(version), apiSidebar(version)] as const);
  const files = sidebars.map(([name, sidebar]) => [`sidebar-${name}.json`, sidebar] as const);
  return {...Object.fromEntries(files), 'sidebars.json': Object.fromEntries(sidebars)};
};
