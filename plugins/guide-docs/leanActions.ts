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

/**
 * Descriptions of the guides below an index page, by their ids. An id begins with the folder of the section, which is the
 * last part of the index's URL, with or without a slash behind it.
 * @throws when there is none: the index would be a list of titles
 */
function descriptionsBelow(permalink: string, docs: PropVersionDocs): Readonly<Record<string, string | undefined>> {
  const folder = permalink.split('/').filter(Boolean).at(-1) ?? '';
  const below = Object.values(docs).filter(({id}) => id.startsWith(`${folder}/`));
  if (below.length === 0)
    throw new Error(
      `No guide was found below the section index ${permalink}. Name its folder in src/config/guides.ts as in its URL.`,
    );
  return Object.fromEntries(below.map(({id, description}) => [id, description]));
}

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
