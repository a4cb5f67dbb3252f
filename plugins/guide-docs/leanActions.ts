import type {PropVersionDocs} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {onlyMainDocs} from '../reference-docs/leanActions';

interface Props {
  readonly version?: {readonly docs: PropVersionDocs};
  readonly categoryGeneratedIndex?: {readonly permalink: string};
}

const docsIn = ({props, routes = []}: RouteConfig): PropVersionDocs =>
  Object.assign({}, (props as Props | undefined)?.version?.docs, ...routes.map(docsIn)) as PropVersionDocs;

const withoutTexts = (docs: PropVersionDocs): PropVersionDocs =>
  Object.fromEntries(Object.entries(docs).map(([id, {sidebar}]) => [id, {id, title: '', description: '', sidebar}]));

/** Descriptions of the guides below an index page, by their ids, which are their addresses below the root. */
const descriptionsBelow = (permalink: string, docs: PropVersionDocs): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.values(docs)
      .filter(({id}) => id.startsWith(`${permalink.split('/').at(-1) ?? ''}/`))
      .map(({id, description}) => [id, description]),
  );

function lean(route: RouteConfig, docs: PropVersionDocs): RouteConfig {
  const {version, categoryGeneratedIndex: index} = (route.props ?? {}) as Props;
  return {
    ...route,
    ...(version && {props: {...route.props, version: {...version, docs: withoutTexts(version.docs)}}}),
    ...(index && {props: {...route.props, descriptions: descriptionsBelow(index.permalink, docs)}}),
    ...(route.routes && {routes: route.routes.map((child) => lean(child, docs))}),
  };
}

/** The docs plugin's way to publish routes and data, without what lists every page; index pages get their descriptions. */
export const leanActions = (actions: PluginContentLoadedActions): PluginContentLoadedActions => ({
  ...actions,
  addRoute: (route) => {
    actions.addRoute(lean(route, docsIn(route)));
  },
  setGlobalData: (data) => {
    actions.setGlobalData(onlyMainDocs(data));
  },
});
