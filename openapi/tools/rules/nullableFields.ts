import {type Node, entriesOf, isNode, listOf} from '../examples/node';
import type {Context, Location, Rule} from './redocly';

/** Says of a field that responses always hold a value for it: a key, or what recorded responses never leave empty. */
const NEVER_NULL = 'x-never-null';

/** Values that the API sets itself, and keys of the envelope around a record. */
const ALWAYS_SET = new Set(['id', 'created_at', 'updated_at', 'counts', 'data', 'metadata']);

const COUNTER = /(?:^|_)count$/;
/** How the title of an object ends that holds nothing but counters. */
const COUNTERS = 'Counts';

interface Property {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly additionalProperties?: unknown;
  readonly anyOf?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
  readonly [NEVER_NULL]?: unknown;
}

const typesOf = ({type = []}: Property): readonly string[] => [type].flat();

const isNull = (branch: unknown): boolean => (branch as Property | null)?.type === 'null';

const takesNull = (property: Property): boolean =>
  typesOf(property).includes('null') || [...(property.anyOf ?? []), ...(property.oneOf ?? [])].some(isNull);

/** Booleans, counters, lists and maps are never empty by themselves: they are false, 0, `[]` or `{}`. */
function isNeverEmpty(name: string, property: Property, title: string): boolean {
  const [type, ...others] = typesOf(property);
  if (type === undefined || others.length > 0) return false;
  if (type === 'integer') return COUNTER.test(name) || title.endsWith(COUNTERS);
  return type === 'boolean' || type === 'array' || (type === 'object' && 'additionalProperties' in property);
}

/**
 * What a field of a response says wrong about null, with the fix; undefined when nothing is.
 * @param property the field, with what its reference leads to.
 * @param title of the schema that has the field.
 */
export function nullFault(name: string, property: Property, title: string): string | undefined {
  const nullable = takesNull(property);
  if (nullable && property[NEVER_NULL] === true)
    return `\`${name}\` allows null and says \`${NEVER_NULL}: true\`. Keep one of the two.`;
  if (nullable)
    return property.enum && !property.enum.includes(null)
      ? `\`${name}\` allows null, but its \`enum\` does not. Add null to the values.`
      : undefined;
  if (property[NEVER_NULL] === true || ALWAYS_SET.has(name) || isNeverEmpty(name, property, title)) return undefined;
  return `\`${name}\` does not allow null, and empty fields of responses are null. Write \`type: [string, 'null']\` (for a reference, \`EmbeddedResourceOrNull\`), or \`${NEVER_NULL}: true\` if the API always sends a value.`;
}

const MAPS = ['properties', 'patternProperties'] as const;
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
const SINGLES = ['items', 'additionalProperties'] as const;

/** The schemas directly inside a schema, each with the way to it. */
function partsOf(schema: Node): [(string | number)[], unknown][] {
  return [
    ...MAPS.flatMap((key) => entriesOf(schema, key).map(([name, part]) => [[key, name], part] as [string[], unknown])),
    ...LISTS.flatMap((key) => listOf(schema, key).map((part, index) => [[key, index], part] as [string[], unknown])),
    ...SINGLES.map((key) => [[key], schema[key]] as [string[], unknown]),
  ];
}

/** A client that trusts a type fails on the first empty field, so each field of a successful response says whether it can be null. */
export const nullableFields: Rule = () => {
  const seen = new Set<unknown>();
  function check(raw: unknown, at: Location, context: Context): void {
    const {report, resolve} = context;
    const target = resolve(raw, at.source.absoluteRef);
    const {node} = target;
    if (!isNode(node) || seen.has(node)) return;
    seen.add(node);
    const location = node === raw ? at : (target.location ?? at);
    for (const [name, property] of entriesOf(node, 'properties')) {
      const referred = resolve(property, location.source.absoluteRef).node as Property | undefined;
      const message = nullFault(name, {...referred, ...property}, typeof node.title === 'string' ? node.title : '');
      if (message) report({message, location: location.child(['properties', name]).key()});
    }
    for (const [way, part] of partsOf(node)) check(part, location.child(way), context);
  }
  return {
    Paths: {
      PathItem: {
        Operation: {
          Response({content}: {content?: Node}, context: Context) {
            if (!String(context.key).startsWith('2')) return;
            for (const [type, {schema}] of entriesOf({content}, 'content'))
              check(schema, context.location.child(['content', type, 'schema']), context);
          },
        },
      },
    },
  };
};
