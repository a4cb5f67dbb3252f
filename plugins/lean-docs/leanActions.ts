import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {isObject} from '../../src/utils/isObject';
import {missed} from '../lib/patch-checks/failOnMiss';

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

/** The docs plugin's actions without lists of all pages. */
export interface LeanActions {
  readonly actions: PluginContentLoadedActions;
  /** The published data of the versions. @throws when the docs plugin published no versions or no global data */
  readonly published: () => readonly PropVersionMetadata[];
}

/** Wraps the docs plugin's actions. Each one throws when its data has another form than expected. */
export function leanActions(actions: PluginContentLoadedActions): LeanActions {
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
      addRoute: (route) => {
        actions.addRoute(lean(route));
      },
      setGlobalData: (data) => {
        hasGlobalData = true;
        actions.setGlobalData(onlyMainDocs(data));
      },
    },
    published: () => {
      if (versions.length === 0) throw missed('lean-docs', 'no route of the docs plugin has props.version');
      if (!hasGlobalData) throw missed('lean-docs', 'the docs plugin sets no global data');
      return versions;
    },
  };
}
