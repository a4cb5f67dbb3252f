import type {Oas3Rule} from '@redocly/openapi-core';
import {entriesOf} from '../../model/node';
import type {Schema} from '../../model/spec';
import {responseSchemas} from './responseSchemas';

/** Marks a field that responses always have a value for: a key, or a field that is never empty in recorded responses. */
const NEVER_NULL = 'x-never-null';

/** Fields that the API sets, and fields of the envelope. */
const ALWAYS_SET = new Set(['id', 'created_at', 'updated_at', 'counts', 'data', 'metadata']);

const COUNTER = /(?:^|_)count$/;
/** End of the title of an object that contains only counters. */
const COUNTERS = 'Counts';

type Property = Schema & {readonly [NEVER_NULL]?: unknown};

const typesOf = ({type = []}: Property): readonly string[] => [type].flat();

const isNullable = (property: Property): boolean =>
  typesOf(property).includes('null') ||
  [...(property.anyOf ?? []), ...(property.oneOf ?? [])].some(({type}) => type === 'null');

/** Booleans, counters, lists and maps are false, 0, `[]` or `{}` instead of null. */
function isNeverEmpty(name: string, property: Property, title: string): boolean {
  const [type, ...others] = typesOf(property);
  if (type === undefined || others.length > 0) return false;
  if (type === 'integer') return COUNTER.test(name) || title.endsWith(COUNTERS);
  return type === 'boolean' || type === 'array' || (type === 'object' && 'additionalProperties' in property);
}

/**
 * The problem of a response field with its fix, if any.
 * @param property the field merged with the target of its reference
 * @param title of the enclosing schema
 */
export function nullProblem(name: string, property: Property, title: string): string | undefined {
  const nullable = isNullable(property);
  if (nullable && property[NEVER_NULL] === true)
    return `\`${name}\` allows null and says \`${NEVER_NULL}: true\`. Keep one of the two.`;
  if (nullable)
    return property.enum && !property.enum.includes(null)
      ? `\`${name}\` allows null, but its \`enum\` does not. Add null to the values.`
      : undefined;
  if (property[NEVER_NULL] === true || ALWAYS_SET.has(name) || isNeverEmpty(name, property, title)) return undefined;
  return `\`${name}\` does not allow null, and empty fields of responses are null. Write \`type: [string, 'null']\` (for a reference, \`EmbeddedResourceOrNull\`), or \`${NEVER_NULL}: true\` if the API always sends a value.`;
}

/** Requires each field of a successful response to say whether it can be null. Typed clients fail on an unexpected null. */
export const nullableFields: Oas3Rule = () =>
  responseSchemas((schema, location, {report, resolve}) => {
    const title = typeof schema.title === 'string' ? schema.title : '';
    for (const [name, property] of entriesOf(schema, 'properties')) {
      const referred = resolve(property, location.source.absoluteRef).node;
      const message = nullProblem(name, {...referred, ...property}, title);
      if (message) report({message, location: location.child(['properties', name]).key()});
    }
  });
