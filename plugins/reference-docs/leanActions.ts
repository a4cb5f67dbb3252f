import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

const withoutDocs = (route: RouteConfig): RouteConfig => ({
  ...route,
  ...(route.props?.version ? {props: {...route.props, version: {...route.props.version, docs: {}}}} : {}),
  ...(route.routes && {routes: route.routes.map(withoutDocs)}),
});

const onlyMainDocs = (data: GlobalPluginData): GlobalPluginData => ({
  ...data,
  versions: data.versions.map((version) => ({
    ...version,
    docs: version.docs.filter(({id}) => id === version.mainDocId),
  })),
});

/** The docs plugin's way to publish routes and data, without what lists every page. */
export const leanActions = (actions: PluginContentLoadedActions): PluginContentLoadedActions => ({
  ...actions,
  addRoute: (route) => {
    actions.addRoute(withoutDocs(route));
  },
  setGlobalData: (data) => {
    actions.setGlobalData(onlyMainDocs(data as GlobalPluginData));
  },
});
