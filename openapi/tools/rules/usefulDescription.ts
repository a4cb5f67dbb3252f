import type {Location, Oas3Rule, UserContext} from '@redocly/openapi-core';

/** A shorter description only repeats the name. */
const WORDS = 3;

const countWords = (text = ''): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The problem of a parameter's or property's description with its fix, if any. */
export const fieldProblem = (name: string, description: string | undefined): string | undefined =>
  countWords(description) < WORDS
    ? `The description of \`${name}\` has fewer than ${String(WORDS)} words. Say more than the name: where the value comes from, its format, or what it does.`
    : undefined;

/** Title of schemas for any record. Their descriptions can't say which owner, parent or author a property means. */
const GENERIC = 'Embedded';

interface Described {
  readonly name?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Described | boolean | null>>;
}

/** The description next to a `$ref`, else that of its target. */
function describes(property: Described, resolve: UserContext['resolve']): string | undefined {
  const target = resolve(property).node;
  return property.description ?? (target?.title?.startsWith(GENERIC) ? undefined : target?.description);
}

/** The location of a description, or where to add it. */
const descriptionOf = (location: Location, {description}: Described): Location =>
  description === undefined ? location.key() : location.child(['description']);

/** Requires descriptions of parameters and properties that say more than the name. */
export const usefulDescription: Oas3Rule = () => ({
  Parameter(parameter: Described, {report, location}: UserContext) {
    const message = fieldProblem(parameter.name ?? '', parameter.description);
    if (message) report({message, location: descriptionOf(location, parameter)});
  },
  Schema({properties = {}}: Described, {report, location, resolve}: UserContext) {
    for (const [name, property] of Object.entries(properties)) {
      // Redocly reports a property that is null.
      if (typeof property === 'boolean' || property === null) continue;
      const message = fieldProblem(name, describes(property, resolve));
      if (message) report({message, location: descriptionOf(location.child(['properties', name]), property)});
    }
  },
});
