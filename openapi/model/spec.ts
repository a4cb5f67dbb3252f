import type {SecurityScheme} from './securityScheme';
import {typeRank} from './mediaTypes';
import type {WithUnverified} from './unverified';

interface Discriminator {
  readonly propertyName: string;
  /** References to the variants by the value that selects each. */
  readonly mapping?: Readonly<Record<string, string>>;
}

/** The parts of OpenAPI 3.1 that the pages read, without `$ref`s. */
export interface Schema extends WithUnverified {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly contentEncoding?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly pattern?: string;
  readonly deprecated?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  /** The property that distinguishes the variants. */
  readonly discriminator?: Discriminator;
  readonly 'x-known-values'?: readonly string[];
  readonly 'x-needs-scope'?: string;
  readonly 'x-webhook-only'?: boolean;
  /** The property whose value is the name of a property that must be in the body. */
  readonly 'x-names-required'?: string;
  /** Sets of properties of which one must be complete. */
  readonly 'x-requires-one-of'?: readonly (readonly string[])[];
  /** In a variant: the values that select it. `withSelectors` adds them for pages. */
  readonly 'x-selected-by'?: readonly string[];
  /** Whether it is the schema that encloses it, whose fields are shown there. `dereference` adds it. */
  readonly 'x-inside-itself'?: boolean;
}

/** A schema of a bundle, where it can be a reference. */
export type SchemaOrRef = Schema & {readonly $ref?: string; readonly allOf?: readonly SchemaOrRef[]};

export interface Parameter extends WithUnverified {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'body';
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
  readonly 'x-special-values'?: readonly string[];
  readonly 'x-needs-scope'?: string;
  /** Its purpose, if type and name don't show it (pages/operation/parameters.ts). */
  readonly 'x-group'?: string;
}

export interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

export type Header = Omit<Parameter, 'name' | 'in'>;

export interface Response extends WithUnverified {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

/** A variable of the URL of a server. */
export interface ServerVariable {
  readonly default: string;
  readonly enum?: readonly string[];
  readonly description?: string;
}

export interface Server {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, ServerVariable>>;
}

/** Alternatives, each with the schemes that a request needs together. An empty one is a request without a credential. */
type Security = readonly Readonly<Record<string, readonly string[]>>[];

export interface Operation extends WithUnverified {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: WithUnverified & {
    readonly description?: string;
    readonly required?: boolean;
    readonly content: Readonly<Record<string, MediaType>>;
  };
  readonly responses?: Readonly<Record<string, Response>>;
  /** Replaces that of the description. */
  readonly security?: Security;
  /** Replace those of the path and of the description. */
  readonly servers?: readonly Server[];
  readonly 'x-scopes'?: readonly {readonly scope: string; readonly inferred?: boolean}[];
  readonly 'x-rate-limit-cost'?: {readonly base: number; readonly deepPages?: boolean};
  readonly 'x-paging'?: 'page' | 'cursor' | 'none';
  readonly 'x-async'?: boolean;
  readonly 'x-admin-only'?: boolean;
  readonly 'x-idempotent'?: boolean;
  readonly 'x-webhook-events'?: readonly string[];
  /** In old versions: ID of the operation in the newest version that replaces it, or `none`. */
  readonly 'x-successor'?: string;
  /** Phrases that people type for it, for search. Not in the published description. */
  readonly 'x-keywords'?: readonly string[];
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export type PathItem = Partial<Record<Method, Operation>>;

/** The part of a description that says how to authenticate. */
export interface SecuredSpec {
  readonly components?: {
    readonly securitySchemes?: Readonly<Record<string, Pick<SecurityScheme, 'flows'> & {readonly $ref?: string}>>;
  };
}

/** A resource of the API. Its operations have the tag. */
export interface Tag {
  readonly name: string;
  readonly description: string;
  /** What people call the resource, for search. Not in the published description. */
  readonly 'x-keywords'?: readonly string[];
}

/** A bundled specification, with its `$ref`s. */
export interface Spec {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description?: string;
    readonly 'x-base-url'?: string;
  };
  readonly servers: readonly Server[];
  readonly security?: Security;
  readonly tags: readonly Tag[];
  /** Groups of tags, in reading order. */
  readonly 'x-tagGroups'?: readonly {readonly name: string; readonly tags: readonly string[]}[];
  /** Parameters of a path apply to all its operations, and its servers to those without any. */
  readonly paths: Readonly<
    Record<string, PathItem & {readonly parameters?: readonly Parameter[]; readonly servers?: readonly Server[]}>
  >;
  /** A delivery of an event is a POST. */
  readonly webhooks?: Readonly<Record<string, Pick<PathItem, 'post'>>>;
  readonly components: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Response>>;
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
  };
}

export interface PlacedOperation extends Operation {
  readonly method: Method;
  readonly path: string;
  /** What `security` accepts. `dereferenceOperation` adds it. */
  readonly schemes?: readonly SecurityScheme[];
  /** The variable in which samples expect the key of another provider. `dereferenceOperation` adds it. */
  readonly keyVariable?: string;
}

/** The operations with their methods and paths, and with the security of the description if they have none. */
export function operationsOf({paths, security}: Spec): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? {...(security && {security}), ...item[method], method, path} : [])),
  );
}

export const scopesOf = ({'x-scopes': scopes = []}: Operation): string[] => scopes.map(({scope}) => scope);

export function scopesIn({components}: SecuredSpec): readonly string[] {
  const flows = Object.values(components?.securitySchemes?.oauth2?.flows ?? {});
  return [...new Set(flows.flatMap(({scopes = {}}) => Object.keys(scopes)))];
}

export const mapOperations = <Item extends PathItem>(
  item: Item,
  change: (operation: Operation, method: Method) => Operation,
): Item => ({
  ...item,
  ...Object.fromEntries(METHODS.flatMap((method) => (item[method] ? [[method, change(item[method], method)]] : []))),
});

/** The tags of a description by heading, in the order of `x-tagGroups`. Tags without heading come last. */
export function tagGroupsOf({tags, 'x-tagGroups': headings = []}: Pick<Spec, 'tags' | 'x-tagGroups'>) {
  const known = new Map(tags.map((tag) => [tag.name, tag]));
  const named = headings.map(({name, tags: names}) => ({name, tags: names.flatMap((one) => known.get(one) ?? [])}));
  const placed = new Set(headings.flatMap((heading) => heading.tags));
  const others = {name: undefined, tags: tags.filter(({name}) => !placed.has(name))};
  return [...named, others].filter((group) => group.tags.length > 0);
}

export const JSON_TYPE = 'application/json';

export type NamedMedia = readonly [type: string, media: MediaType];

/** The format that pages describe: JSON if there is a choice, else a form. */
export function mainMedia(content: Response['content'] = {}): NamedMedia | undefined {
  return Object.entries(content).toSorted(([one], [other]) => typeRank(one) - typeRank(other))[0];
}

export const successMedia = ({responses = {}}: Operation): MediaType[] =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, {content = {}}]) => Object.values(content));

/** The examples of a body, each value once. Several have names: their summaries or keys. */
export function examplesOf({example, examples = {}}: MediaType): {readonly name?: string; readonly value: unknown}[] {
  const named = Object.entries<Example>(examples).flatMap(([key, {summary, value}]) =>
    value === undefined ? [] : [{name: summary ?? key, value}],
  );
  const isNamed = named.some(({value}) => JSON.stringify(value) === JSON.stringify(example));
  return example === undefined || isNamed ? named : [{value: example}, ...named];
}
