import type {SecurityScheme} from './securityScheme';
import type {
  Header,
  MediaType,
  Operation,
  Parameter,
  PathItem,
  Response,
  Schema,
  Server,
  ServerVariable,
  Spec,
  Tag,
} from './spec';

/** Each key of a type. Code reads only what a type has, so the compiler keeps this list and the code the same. */
type KeysOf<T> = Readonly<Record<keyof T, true>>;

const unverified = {'x-unverified': true, 'x-unverified-source': true} as const;

const header: KeysOf<Header> = {
  ...unverified,
  description: true,
  required: true,
  deprecated: true,
  style: true,
  explode: true,
  schema: true,
  example: true,
  examples: true,
  'x-special-values': true,
  'x-needs-scope': true,
  'x-group': true,
};

const parameter: KeysOf<Parameter> = {...header, name: true, in: true};

const schema: KeysOf<Schema> = {
  ...unverified,
  title: true,
  description: true,
  type: true,
  format: true,
  contentMediaType: true,
  contentEncoding: true,
  enum: true,
  const: true,
  default: true,
  examples: true,
  minimum: true,
  maximum: true,
  minLength: true,
  maxLength: true,
  minItems: true,
  maxItems: true,
  minProperties: true,
  maxProperties: true,
  pattern: true,
  deprecated: true,
  properties: true,
  required: true,
  additionalProperties: true,
  items: true,
  allOf: true,
  oneOf: true,
  anyOf: true,
  discriminator: true,
  'x-known-values': true,
  'x-needs-scope': true,
  'x-webhook-only': true,
  'x-names-required': true,
  'x-requires-one-of': true,
  'x-selected-by': true,
  'x-inside-itself': true,
};

const discriminator: KeysOf<NonNullable<Schema['discriminator']>> = {propertyName: true, mapping: true};

const mediaType: KeysOf<MediaType> = {schema: true, example: true, examples: true};

const response: KeysOf<Response> = {...unverified, description: true, headers: true, content: true};

const requestBody: KeysOf<NonNullable<Operation['requestBody']>> = {
  ...unverified,
  description: true,
  required: true,
  content: true,
};

const operation: KeysOf<Operation> = {
  ...unverified,
  operationId: true,
  summary: true,
  description: true,
  tags: true,
  deprecated: true,
  parameters: true,
  requestBody: true,
  responses: true,
  security: true,
  servers: true,
  'x-scopes': true,
  'x-rate-limit-cost': true,
  'x-paging': true,
  'x-async': true,
  'x-admin-only': true,
  'x-idempotent': true,
  'x-webhook-events': true,
  'x-successor': true,
  'x-keywords': true,
};

const pathItem: KeysOf<PathItem & Spec['paths'][string]> = {
  get: true,
  post: true,
  put: true,
  patch: true,
  delete: true,
  parameters: true,
  servers: true,
};

const securityScheme: KeysOf<SecurityScheme> = {
  type: true,
  description: true,
  scheme: true,
  in: true,
  name: true,
  flows: true,
  openIdConnectUrl: true,
};

const tag: KeysOf<Tag> = {name: true, description: true, 'x-keywords': true};

const root: KeysOf<Spec> = {
  openapi: true,
  info: true,
  servers: true,
  security: true,
  tags: true,
  'x-tagGroups': true,
  paths: true,
  webhooks: true,
  components: true,
};

const info: KeysOf<Spec['info']> = {title: true, version: true, description: true, 'x-base-url': true};

const server: KeysOf<Server> = {url: true, description: true, variables: true};

const serverVariable: KeysOf<ServerVariable> = {default: true, enum: true, description: true};

interface Keys {
  /** What pages, samples, the form or a check read. */
  readonly shown: Readonly<Record<string, true>>;
  /** What describes the file, or the same in other words, so that no caller needs it. */
  readonly left?: readonly string[];
}

/** What is read of each object of OpenAPI, by the name that Redocly has for its type. */
export const KEYS: Readonly<Record<string, Keys>> = {
  Root: {shown: root, left: ['externalDocs']},
  Info: {shown: info, left: ['contact', 'license', 'summary', 'termsOfService']},
  Server: {shown: server},
  ServerVariable: {shown: serverVariable},
  Tag: {shown: tag, left: ['externalDocs']},
  PathItem: {shown: pathItem, left: ['summary', 'description']},
  Operation: {shown: operation, left: ['externalDocs']},
  Parameter: {shown: parameter},
  Header: {shown: header},
  RequestBody: {shown: requestBody},
  MediaType: {shown: mediaType},
  Response: {shown: response, left: ['links']},
  Example: {shown: {summary: true, value: true}, left: ['description']},
  Schema: {shown: {...schema, 'x-never-null': true}, left: ['$comment', 'externalDocs', 'xml']},
  Discriminator: {shown: discriminator},
  SecurityScheme: {shown: securityScheme, left: ['bearerFormat']},
};

/** The version of OpenAPI, if it is 3.1, which the page model reads, or 3.0, which bundling converts to it. */
export const readVersion = (version: unknown): '3.0' | '3.1' | undefined =>
  (['3.0', '3.1'] as const).find((one) => String(version).startsWith(`${one}.`));

/** Keys of schemas that bundling converts, by version of OpenAPI. */
export const CONVERTED = {'3.0': ['example', 'nullable'], '3.1': ['example']} as const;

/** Values that say what is so without their key. */
export const DEFAULTS: Readonly<Record<string, unknown>> = {
  allowEmptyValue: false,
  allowReserved: false,
  readOnly: false,
  uniqueItems: false,
  writeOnly: false,
};
