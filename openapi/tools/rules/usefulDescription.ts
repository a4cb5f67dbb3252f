import type {Context, Location, Rule} from './redocly';
import {countWords, restates} from './words';

const OPERATION_WORDS = 8;
const FIELD_WORDS = 3;

/** What is wrong with the description of a parameter or a property, with the fix; undefined when nothing is. */
export function fieldFault(name: string, description: string | undefined, resource: string): string | undefined {
  if (!description?.trim()) return `\`${name}\` has no description. Add one that says more than the name.`;
  if (countWords(description) < FIELD_WORDS)
    return `The description of \`${name}\` has fewer than ${String(FIELD_WORDS)} words. Say more than the name.`;
  if (restates(name, description, resource))
    return `The description of \`${name}\` only repeats its name. Describe where the value comes from, its format, or what it does.`;
  return undefined;
}

/** What is wrong with the description of an operation, with the fix; undefined when nothing is. */
export function operationFault(description: string | undefined): string | undefined {
  const words = countWords(description ?? '');
  if (words >= OPERATION_WORDS) return undefined;
  return `The operation is described in ${String(words)} words; the minimum is ${String(OPERATION_WORDS)}. Say what it is for, what it returns, and what to watch for.`;
}

/** The resource that a file belongs to is its folder below `resources/`. */
const resourceOf = ({source}: Location): string => /\/resources\/([^/]+)\//.exec(source.absoluteRef)?.[1] ?? '';

/** Stands for any record, so its own description cannot tell which owner, parent or author a property means. */
const GENERIC = 'Embedded';

interface Described {
  readonly name?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Described | boolean>>;
}

/** The description beside a `$ref`, or else that of the schema it leads to. */
function describes(property: Described, resolve: Context['resolve']): string | undefined {
  const target = resolve(property).node as Described | undefined;
  return property.description ?? (target?.title?.startsWith(GENERIC) ? undefined : target?.description);
}

/** Where a description is, or where it should be. */
const place = (location: Location, {description}: Described): Location =>
  description === undefined ? location.key() : location.child(['description']);

/** Descriptions that teach: how long they are at least, and that they say more than the name. */
export const usefulDescription: Rule = () => ({
  Operation(operation: Described, {report, location}: Context) {
    const message = operationFault(operation.description);
    if (message) report({message, location: place(location, operation)});
  },
  Parameter(parameter: Described, {report, location}: Context) {
    const message = fieldFault(parameter.name ?? '', parameter.description, resourceOf(location));
    if (message) report({message, location: place(location, parameter)});
  },
  Schema({title = '', properties = {}}: Described, {report, location, resolve}: Context) {
    for (const [name, property] of Object.entries(properties)) {
      if (typeof property === 'boolean') continue;
      const message = fieldFault(name, describes(property, resolve), `${resourceOf(location)} ${title}`);
      if (message) report({message, location: place(location.child(['properties', name]), property)});
    }
  },
});
