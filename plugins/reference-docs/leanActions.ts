import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

const withoutDocs = (route: RouteConfig): RouteConfig => ({
  ...route,
  ...(route.props?.version ? {props: {...route.props, version: {...route.props.version, docs: {}}}} : {}),
  ...(route.routes && {routes: route.routes.map(withoutDocs)}),
});

/** What every page knows of an instance, without the list of its pages. */
export const onlyMainDocs = (data: unknown): GlobalPluginData => ({
  ...(data as GlobalPluginData),
  versions: (data as GlobalPluginData).versions.map((version) => ({
    ...version,
    docs: version.docs.filter(({id}) => id === version.mainDocId),
  })),
});

type Sidebars = Readonly<Record<string, PropSidebar>>;

const sidebarsOf = ({props, routes = []}: RouteConfig): [string, PropSidebar][] => [
  ...Object.entries((props?.version as {docsSidebars?: Sidebars} | undefined)?.docsSidebars ?? {}),
  ...routes.flatMap(sidebarsOf),
];

/** The docs plugin's way to publish routes and data, without what lists every page. Sidebars are collected by name. */
export const leanActions = (
  actions: PluginContentLoadedActions,
  sidebars: Map<string, PropSidebar>,
): PluginContentLoadedActions => ({
  ...actions,
  addRoute: (route) => {
    for (const [name, items] of sidebarsOf(route)) sidebars.set(name, items);
    actions.addRoute(withoutDocs(route));
  },
  setGlobalData: (data) => {
    actions.setGlobalData(onlyMainDocs(data));
  },
});
