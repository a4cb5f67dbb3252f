/** A route of Docusaurus's table, with the name of its component instead of the component. */
export interface Route {
  readonly path: string;
  /** Arguments of `ComponentCreator`: path and hash. */
  readonly component: readonly [path: string, hash: string];
  readonly routes?: readonly Route[];
  readonly [attribute: string]: unknown;
}

/** Reads Docusaurus's `routes.js`, which is one expression with calls of `ComponentCreator`. @throws when it calls anything else */
export function readRoutes(source: string): Route[] {
  const body = source.replaceAll(/^import .*$/gm, '').replace('export default', 'return');
  // Docusaurus wrote this file in the same build.
  // oxlint-disable-next-line typescript/no-implied-eval
  const evaluate = new Function('ComponentCreator', body) as (create: (...call: string[]) => string[]) => Route[];
  return evaluate((...call) => call);
}

/** Removes the routes below a URL from the table. @throws when there are none */
export function withoutChildren(routes: readonly Route[], path: string): Route[] {
  if (!routes.some((route) => route.path === path && route.routes)) {
    throw new Error(
      `Docusaurus' routes.js has no ${path} with routes below it. Compare it with plugins/light-pages/routes.ts.`,
    );
  }
  return routes.map((route) => (route.path === path ? {...route, routes: undefined} : route));
}

/** Names of the entries of `routesChunkNames` that the routes use. */
export const chunkKeysOf = (routes: readonly Route[]): string[] =>
  routes.flatMap(({component, routes: below = []}) => [component.join('-'), ...chunkKeysOf(below)]);

function writeRoute({component, routes, ...attributes}: Route, wrap: (route: Route, call: string) => string): string {
  const call = `ComponentCreator(${component.map((argument) => JSON.stringify(argument)).join(', ')})`;
  const fields = [
    ...Object.entries(attributes).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    `component: ${wrap({component, routes, ...attributes}, call)}`,
    ...(routes ? [`routes: [${routes.map((route) => writeRoute(route, wrap)).join(',\n')}]`] : []),
  ];
  return `{${fields.join(', ')}}`;
}

/** The module that replaces `routes.js` in the browser. The component at `path` also loads the page's HTML. */
export function writeRoutes(routes: readonly Route[], path: string, loader: string): string {
  const wrap = (route: Route, call: string): string =>
    route.path === path && !route.routes && route.component[0] === path ? `withPageLoader(${call})` : call;
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    `import {withPageLoader} from ${JSON.stringify(loader)};`,
    `export default [\n${routes.map((route) => writeRoute(route, wrap)).join(',\n')}\n];\n`,
  ].join('\n');
}

/** The chunks of a route's component and props, nested as in Docusaurus. */
export type ChunkNames = Readonly<Record<string, unknown>>;

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>).flatMap(leaves);

export const chunkNamesOf = (all: ChunkNames, keys: readonly string[]): ChunkNames =>
  Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)));

/** An entry of Docusaurus's registry, on its own line. */
const ENTRY = /^ {2}"(?<chunk>[^"]+)": \[\(\) => import\(.*\],/gm;

/** The name of a module, which only the server reads. */
const NAME = /, "[^"]*"(?=, require\.resolveWeak\()/;

/**
 * Keeps the entries of Docusaurus's `registry.js` whose chunks are used, without the names of their modules.
 * @throws with the names of chunks that have no entry in the expected form
 */
export function usedRegistry(source: string, names: ChunkNames): string {
  const used = new Set(leaves(names));
  const kept = source.replaceAll(ENTRY, (line, chunk: string) =>
    used.delete(chunk) ? line.replace(NAME, ', ""') : '',
  );
  if (used.size > 0) {
    throw new Error(
      `Docusaurus' registry.js has no entry of the known form for the chunks ${[...used].join(', ')}. Compare it with ENTRY in plugins/light-pages/routes.ts.`,
    );
  }
  return kept;
}
