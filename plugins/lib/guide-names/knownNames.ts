import {readFileSync} from 'node:fs';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../src/config/apiVersions';
import {guidesPath} from '../../../src/config/routes';
import {type Spec, operationsOf, scopesIn, scopesOf} from '../../../openapi/model/spec';
import {editDistance} from '../../../src/utils/editDistance';

/** A sentence with the most similar known name, with a space before it. Empty if more than half of the name would have to change. */
export function hintFor(name: string, known: Iterable<string>): string {
  const ranked = [...known].map((candidate) => [candidate, editDistance(name, candidate, Infinity)] as const);
  const [candidate, distance] = ranked.sort(([, a], [, b]) => a - b)[0] ?? ['', Infinity];
  return distance <= name.length / 2 ? ` Did you mean "${candidate}"?` : '';
}

export type KnownOperation = Readonly<Record<'method' | 'path' | 'to', string>>;

export interface KnownNames {
  /** By ID. If two versions have the same ID, the first version in the table wins. */
  readonly operations: ReadonlyMap<string, KnownOperation>;
  readonly scopes: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
}

/** The description of a version, with the base URL of its pages. */
export interface Described {
  readonly label: string;
  readonly spec: Spec;
  readonly baseUrl: string;
}

export const SCOPES_GUIDE = `${guidesPath}/api-basics/scopes.mdx`;
const SCOPE = /`([a-z_]+:(?:read|write|delete))`/g;

/** The scopes of OAuth flows, of operations, and of the guide about scopes, which has more than the descriptions. */
function allScopes(spec: Spec, guide: string): string[] {
  const deliveries = Object.values(spec.webhooks ?? {}).flatMap(({post}) => post ?? []);
  return [
    ...scopesIn(spec),
    ...[...operationsOf(spec), ...deliveries].flatMap(scopesOf),
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
    scopes: new Set(descriptions.flatMap(({spec}) => allScopes(spec, scopesGuide))),
    events: new Set(descriptions.flatMap(({spec}) => Object.keys(spec.webhooks ?? {}))),
  };
}

let cached: {readonly specs: readonly Spec[]; readonly guide: string; readonly names: KnownNames} | undefined;

/** The names in the published bundles. Reads changed files again, because `npm start` writes new bundles. @throws when there are no bundles */
export function readKnownNames(): KnownNames {
  const specs = apiVersions.map((version) => readPublished(version));
  const guide = readFileSync(SCOPES_GUIDE, 'utf8');
  if (cached?.guide !== guide || specs.some((spec, index) => spec !== cached?.specs[index])) {
    const described = apiVersions.map((version, index) => ({...version, spec: specs[index] as Spec}));
    cached = {specs, guide, names: namesIn(described, guide)};
  }
  return cached.names;
}
