import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {missed} from '../patch-checks/failOnMiss';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The data that the docs plugin gives to all pages of a version. @throws when it is not of the known form */
function versionOf(version: unknown): PropVersionMetadata {
  if (!isRecord(version) || !isRecord(version.docs) || !isRecord(version.docsSidebars)) {
    throw missed('lean-docs', 'props.version of a route of the docs plugin has no docs and docsSidebars');
  }
  return version as unknown as PropVersionMetadata;
}

/** What all pages know of an instance, without the list of its pages. @throws when it is not of the known form */
function onlyMainDocs(data: unknown): GlobalPluginData {
  const {versions} = data as Partial<GlobalPluginData>;
  if (!versions?.length) throw missed('lean-docs', 'the global data of the docs plugin has no versions');
  return {
    ...(data as GlobalPluginData),
    versions: versions.map((version) => {
      // The type says what an installed version publishes, and not what the next one will.
      const {docs, mainDocId} = version as Partial<typeof version>;
      const main = docs?.filter(({id}) => id === mainDocId);
      if (main?.length !== 1) {
        throw missed('lean-docs', 'a version in the global data of the docs plugin has no docs with its mainDocId');
      }
      return {...version, docs: main};
    }),
  };
}

/** The docs plugin's actions, which publish routes and data without what lists every page. */
export interface LeanActions {
  readonly actions: PluginContentLoadedActions;
  /** The data of the versions as the docs plugin published it. @throws when it has published none, or no global data */
  readonly published: () => readonly PropVersionMetadata[];
}

/** Wraps what the docs plugin publishes with. Each action throws when it gets data of another form than it is written for. */
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
