import type {Context, Location, Rule} from './redocly';
import {countWords, restates} from './words';

const OPERATION_WORDS = 8;
const FIELD_WORDS = 3;

/** The problem of a parameter's or property's description with its fix, if any. */
export function fieldProblem(name: string, description: string | undefined, resource: string): string | undefined {
  if (!description?.trim()) return `\`${name}\` has no description. Add one that says more than the name.`;
  if (countWords(description) < FIELD_WORDS)
    return `The description of \`${name}\` has fewer than ${String(FIELD_WORDS)} words. Say more than the name.`;
  if (restates(name, description, resource))
    return `The description of \`${name}\` only repeats its name. Describe where the value comes from, its format, or what it does.`;
  return undefined;
}

/** The problem of an operation's description with its fix, if any. */
export function operationProblem(description: string | undefined): string | undefined {
  const words = countWords(description ?? '');
  if (words >= OPERATION_WORDS) return undefined;
  return `The operation is described in ${String(words)} words; the minimum is ${String(OPERATION_WORDS)}. Say what it is for, what it returns, and what to watch for.`;
}

/** The resource of a file is its folder in `resources/`. */
const resourceOf = ({source}: Location): string => /\/resources\/([^/]+)\//.exec(source.absoluteRef)?.[1] ?? '';

/** Title of schemas for any record. Their descriptions can't say which owner, parent or author a property means. */
const GENERIC = 'Embedded';

interface Described {
  readonly name?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Described | boolean | null>>;
}

/** The description next to a `$ref`, else that of its target. */
function describes(property: Described, resolve: Context['resolve']): string | undefined {
  const target = resolve(property).node as Described | undefined;
  return property.description ?? (target?.title?.startsWith(GENERIC) ? undefined : target?.description);
}

/** The location of a description, or where to add it. */
const descriptionOf = (location: Location, {description}: Described): Location =>
  description === undefined ? location.key() : location.child(['description']);

/** Requires descriptions that have a minimum length and say more than the name. */
export const usefulDescription: Rule = () => ({
  Operation(operation: Described, {report, location}: Context) {
    const message = operationProblem(operation.description);
    if (message) report({message, location: descriptionOf(location, operation)});
  },
  Parameter(parameter: Described, {report, location}: Context) {
    const message = fieldProblem(parameter.name ?? '', parameter.description, resourceOf(location));
    if (message) report({message, location: descriptionOf(location, parameter)});
  },
  Response(response: Described, {report, location}: Context) {
    if (!response.description?.trim())
      report({
        message: 'The response has no description. Say what it contains.',
        location: descriptionOf(location, response),
      });
  },
  Schema({title = '', properties = {}}: Described, {report, location, resolve}: Context) {
    for (const [name, property] of Object.entries(properties)) {
      // Redocly reports a property that is null.
      if (typeof property === 'boolean' || property === null) continue;
      const message = fieldProblem(name, describes(property, resolve), `${resourceOf(location)} ${title}`);
      if (message) report({message, location: descriptionOf(location.child(['properties', name]), property)});
    }
  },
});
