import {type Node, isNode} from '../../model/node';

/** Keywords whose values map names to schemas. The names are not keywords. */
const MAPS: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);

/** Keywords whose values are data. */
const DATA: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'examples']);

/** Keywords of OpenAPI that JSON Schema doesn't have. */
const FOREIGN: ReadonlySet<string> = new Set(['discriminator', 'example', 'externalDocs', 'xml']);

/** Keywords that only annotate. All others restrict values. */
const WORDS: ReadonlySet<string> = new Set(['title', 'description', 'examples', 'default', 'deprecated']);

const isForeign = (keyword: string): boolean => keyword.startsWith('x-') || FOREIGN.has(keyword);

/** One choice for each type, because strict validators reject a list of types, except one type and null. */
function withoutUnion(schema: Node): Node {
  const {type, ...rest} = schema;
  if (!Array.isArray(type) || type.filter((name) => name !== 'null').length < 2) return schema;
  const limits = Object.keys(rest).filter((keyword) => !WORDS.has(keyword));
  if (limits.length > 0) {
    throw new Error(
      `A schema has ${String(type.length)} types and ${limits.join(', ')}. Write one choice of anyOf for each type.`,
    );
  }
  return {...rest, anyOf: type.map((name: unknown) => ({type: name}))};
}

const inMap = (value: unknown): unknown =>
  isNode(value)
    ? Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, strictSchema(schema)]))
    : value;

function valueOf(keyword: string, value: unknown): unknown {
  if (DATA.has(keyword)) return value;
  return MAPS.has(keyword) ? inMap(value) : strictSchema(value);
}

/** An OpenAPI schema with JSON Schema keywords only, as strict validators require. */
export function strictSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strictSchema);
  if (!isNode(schema)) return schema;
  const keywords = Object.entries(schema).filter(([keyword]) => !isForeign(keyword));
  return withoutUnion(Object.fromEntries(keywords.map(([keyword, value]) => [keyword, valueOf(keyword, value)])));
}
