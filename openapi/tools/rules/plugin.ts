import {credentialInputs} from './credentialInputs';
import {nullableFields} from './nullableFields';
import {arrayItems, possibleValues, validDefaults} from './schemaValues';
import {absoluteServers, knownVersion} from './standard';
import {shownBodies} from './shownBodies';
import {shownSecurity} from './shownSecurity';
import {leftKeys, listedVariants, shownKeys, shownStyles} from './shownKeys';
import {listedEvents} from './listedEvents';
import {ownUrl} from './ownUrl';
import {requiredBody} from './requiredBody';
import {requiredFields} from './requiredFields';
import {shownMarkdown} from './shownMarkdown';
import type {Location, Oas3Rule, UserContext} from '@redocly/openapi-core';
import {type SecuredSpec, scopesIn} from '../../model/spec';
import {z} from 'zod';

const FIELD = 'x-keywords';

const keywords = z
  .array(
    z
      .string('must be a string: put it in quotes')
      .regex(/^[^A-Z,]{2,40}$/, 'must be 2 to 40 characters in lowercase, without commas'),
    'must be a list, such as `[quota, throttling]`',
  )
  .min(1, 'are empty: add what people call this topic in other words')
  .max(30, 'must have at most 30 words')
  .refine((words) => new Set(words).size === words.length, 'must not repeat an entry');

/** Problems of a list of keywords, by which search finds a page: `[2] must have …`, or ` must have …` for the list. */
export const keywordListProblems = (list: unknown): string[] =>
  (keywords.safeParse(list).error?.issues ?? []).map(
    ({path, message}) => `${path.length === 0 ? '' : `[${path.join('.')}]`} ${message}`,
  );

function checkKeywords({[FIELD]: list}: {readonly [FIELD]?: unknown}, {report, location}: UserContext): void {
  if (list === undefined) return;
  for (const problem of keywordListProblems(list))
    report({message: `${FIELD}${problem}.`, location: location.child([FIELD])});
}

/** Requires keywords to be as those of guides. */
const keywordRule: Oas3Rule = () => ({Tag: checkKeywords, Operation: checkKeywords});

interface Operation {
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly operationId?: string;
  readonly 'x-rate-limit-cost'?: unknown;
  readonly 'x-scopes'?: unknown;
}

const isScope = (entry: unknown): entry is {scope: string; inferred: boolean} =>
  typeof (entry as {scope?: unknown} | null)?.scope === 'string' &&
  typeof (entry as {inferred?: unknown}).inferred === 'boolean';

/** The problem of an operation's scopes with its fix, if any. @param known the scopes that the description lists */
export function scopeProblem({security, 'x-scopes': scopes}: Operation, known: readonly string[]): string | undefined {
  if (!Array.isArray(scopes))
    return 'The operation lists no scopes. Add `x-scopes:` with `scope` and `inferred` for each, or `[]` if it requires none.';
  if (!scopes.every(isScope))
    return 'An entry of x-scopes is incomplete. Give each entry a `scope` and `inferred: true` or `false`.';
  const secured = security?.flatMap(({oauth2 = []}) => oauth2) ?? [];
  const named = scopes.map(({scope}) => scope);
  const unknown = named.find((scope) => !known.includes(scope));
  if (unknown !== undefined)
    return `There is no scope \`${unknown}\`. Correct the name, or add it to \`components.securitySchemes\`.`;
  return [...secured].sort().join(' ') === [...named].sort().join(' ')
    ? undefined
    : `x-scopes (${named.join(', ') || 'none'}) and the oauth2 entry of security (${secured.join(', ') || 'none'}) differ. List the same scopes in both.`;
}

/** Requires scopes, which every operation page shows. Webhooks need none. */
const operationScopes: Oas3Rule = () => {
  let known: readonly string[] = [];
  return {
    Root(root: SecuredSpec) {
      known = scopesIn(root);
    },
    Paths: {
      PathItem: {
        Operation(operation: Operation, {report, location}: UserContext) {
          const message = scopeProblem(operation, known);
          if (!message) return;
          report({
            message,
            location: operation['x-scopes'] === undefined ? location.key() : location.child(['x-scopes']),
          });
        },
      },
    },
  };
};

const costSchema = z.object({base: z.int().min(0), deepPages: z.boolean().optional()});

/** Requires costs that pages can add up. */
const rateLimitCost: Oas3Rule = () => ({
  Operation({'x-rate-limit-cost': cost}: Operation, {report, location}: UserContext) {
    if (cost === undefined || costSchema.safeParse(cost).success) return;
    const message = 'The cost is wrong. Write `base:` with a whole number of points, such as 1.';
    report({message, location: location.child(['x-rate-limit-cost'])});
  },
});

/** A shorter description only repeats the name. */
const WORDS = 3;

const countWords = (text = ''): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The problem of a parameter's or property's description with its fix, if any. */
const fieldProblem = (name: string, description: string | undefined): string | undefined =>
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
const usefulDescription: Oas3Rule = () => ({
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

interface Root {
  readonly tags?: readonly {readonly name: string}[];
  readonly 'x-tagGroups'?: readonly {readonly name: string; readonly tags?: readonly string[]}[];
}

/** Problems of the tag groups, each with the fix. @param tags the names of all tags */
export function tagGroupProblems(tags: readonly string[], groups: Root['x-tagGroups'] = []): string[] {
  const placed = groups.flatMap(({tags: names = []}) => names);
  const missing = tags
    .filter((tag) => !placed.includes(tag))
    .map((tag) => `The tag \`${tag}\` is in no group. Add it to a group of \`x-tagGroups\`.`);
  const twice = [...new Set(placed.filter((tag, index) => placed.indexOf(tag) < index))].map(
    (tag) => `The tag \`${tag}\` is in several groups. Keep it in one group of \`x-tagGroups\`.`,
  );
  const unknown = placed
    .filter((tag) => !tags.includes(tag))
    .map((tag) => `\`x-tagGroups\` names \`${tag}\`, which isn't a tag. Correct the name, or remove it.`);
  return [...missing, ...twice, ...unknown];
}

/** The sidebar and the landing page list resources under these headings, so each tag must be in exactly one group. */
const tagGroups: Oas3Rule = () => ({
  Root({tags = [], 'x-tagGroups': groups}: Root, {report, location, resolve}: UserContext) {
    const names = tags.map((tag) => resolve(tag, location.source.absoluteRef).node?.name);
    const at = groups ? location.child(['x-tagGroups']).key() : location;
    for (const message of tagGroupProblems(
      names.filter((name) => name !== undefined),
      groups,
    ))
      report({message, location: at});
  },
});

/** The fix for a rounded integer: schemas say `format: int64` in place of its limits, and values can be strings. */
const exactFix = (pointer: string): string =>
  /\/(?:minimum|maximum)$/.test(pointer)
    ? 'Remove it, and write `format: int64`, which pages show'
    : 'Put it in quotes, or use a smaller one';

/** Requires integers that JSON programs read exactly. */
const exactIntegers: Oas3Rule = () => {
  const seen = new Set<unknown>();
  function check(value: unknown, location: Location, context: UserContext): void {
    const message = `JSON rounds the integer at ${location.pointer}. ${exactFix(location.pointer)}.`;
    if (Number.isInteger(value) && !Number.isSafeInteger(value)) context.report({message, location});
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, child] of Object.entries(value)) {
      const isNumber = 'type' in value && value.type === 'number' && /^(?:minimum|maximum)$/.test(key);
      if (!isNumber) check(child, location.child([key]), context);
    }
  }
  return {any: (node: unknown, context: UserContext) => check(node, context.location, context)};
};

/** Our rules by their names in openapi/ruleset.yaml, openapi/redocly.yaml and openapi/recipes.yaml. */
export const rulesPlugin = () => ({
  id: 'docs',
  rules: {
    arazzo1: {'credential-inputs': credentialInputs, 'shown-markdown': shownMarkdown},
    oas2: {'known-version': knownVersion},
    oas3: {
      'absolute-servers': absoluteServers,
      'array-items': arrayItems,
      'exact-integers': exactIntegers,
      keywords: keywordRule,
      'known-version': knownVersion,
      'left-keys': leftKeys,
      'listed-events': listedEvents,
      'listed-variants': listedVariants,
      'nullable-fields': nullableFields,
      'operation-scopes': operationScopes,
      'own-url': ownUrl,
      'possible-values': possibleValues,
      'rate-limit-cost': rateLimitCost,
      'required-body': requiredBody,
      'required-fields': requiredFields,
      'shown-bodies': shownBodies,
      'shown-keys': shownKeys,
      'shown-markdown': shownMarkdown,
      'shown-security': shownSecurity,
      'shown-styles': shownStyles,
      'tag-groups': tagGroups,
      'useful-description': usefulDescription,
      'valid-defaults': validDefaults,
    },
  },
});
