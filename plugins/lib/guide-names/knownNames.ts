import {readFileSync} from 'node:fs';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../src/config/apiVersions';
import {guidesPath} from '../../../src/config/routes';
import {METHODS, type PlacedOperation, type Spec, operationsOf} from '../../../openapi/model/spec';

export interface KnownNames {
  /** By ID. If two versions have the same ID, the first version in the table wins. */
  readonly operations: ReadonlyMap<string, {readonly method: string; readonly path: string; readonly to: string}>;
  readonly scopes: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
}

/** A description with the base URL of its pages. */
export interface Described {
  readonly spec: Spec;
  readonly baseUrl: string;
}

export const SCOPES_GUIDE = `${guidesPath}/api-basics/scopes.mdx`;
const SCOPE = /`([a-z_]+:(?:read|write|delete))`/g;

const scopesOf = (operation: Partial<PlacedOperation>): string[] =>
  (operation['x-scopes'] ?? []).map(({scope}) => scope);

/** The scopes of OAuth flows, of operations, and of the guide about scopes, which has more than the descriptions. */
function scopesIn({components, webhooks = {}, ...spec}: Spec, guide: string): string[] {
  const flows = Object.values(components.securitySchemes ?? {}).flatMap((scheme) => Object.values(scheme.flows ?? {}));
  const deliveries = Object.values(webhooks).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));
  return [
    ...flows.flatMap(({scopes = {}}) => Object.keys(scopes)),
    ...[...operationsOf({components, ...spec}), ...deliveries].flatMap(scopesOf),
    ...[...guide.matchAll(SCOPE)].map(([, scope = '']) => scope),
  ];
}

/** The names in several descriptions, the current one first. */
export function namesIn(descriptions: readonly Described[], scopesGuide: string): KnownNames {
  const operations = [...descriptions]
    .reverse()
    .flatMap(({spec, baseUrl}) =>
      operationsOf(spec).map(
        ({operationId, method, path}) => [operationId, {method, path, to: `${baseUrl}${operationId}/`}] as const,
      ),
    );
  return {
    operations: new Map(operations),
    scopes: new Set(descriptions.flatMap(({spec}) => scopesIn(spec, scopesGuide))),
    events: new Set(descriptions.flatMap(({spec}) => Object.keys(spec.webhooks ?? {}))),
  };
}

let cached: {readonly specs: readonly Spec[]; readonly guide: string; readonly names: KnownNames} | undefined;

/**
 * The names in the published bundles. Reads changed files again, because `npm start` writes new bundles.
 * @throws when there are no bundles
 */
export function readKnownNames(): KnownNames {
  const specs = apiVersions.map((version) => readPublished(version));
  const guide = readFileSync(SCOPES_GUIDE, 'utf8');
  if (cached?.guide !== guide || specs.some((spec, index) => spec !== cached?.specs[index])) {
    const described = apiVersions.map(({baseUrl}, index) => ({spec: specs[index] as Spec, baseUrl}));
    cached = {specs, guide, names: namesIn(described, guide)};
  }
  return cached.names;
}
