import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {CONVERTED, DEFAULTS, KEYS} from '../../model/shownKeys';
import {type Node, isNode} from '../../model/node';
import type {Schema} from '../../model/spec';

/** What to write instead, if removing a key isn't the only way. */
const FIXES: Readonly<Record<string, string>> = {
  content: 'describe it with `schema`',
  externalValue: 'write the example under `value`',
};

type Unread = readonly [key: string, isLeft: boolean];

/** The keys of an object that nothing reads. Extensions of others are for their tools. */
function unreadKeys(node: Node, {type: {name}, specVersion}: UserContext): Unread[] {
  const known = KEYS[name];
  const converted: readonly string[] = name === 'Schema' ? CONVERTED[specVersion === 'oas3_0' ? '3.0' : '3.1'] : [];
  if (!known || '$ref' in node) return [];
  return Object.keys(node)
    .filter(
      (key) => !(key in known.shown) && !converted.includes(key) && !(key in DEFAULTS && DEFAULTS[key] === node[key]),
    )
    .map((key) => [key, key.startsWith('x-') || known.left?.includes(key) === true]);
}

const eachUnread =
  (report: (key: string, context: UserContext) => void, wantsLeft: boolean): Oas3Rule =>
  () => ({
    any: {
      enter(node: unknown, context: UserContext) {
        for (const [key, isLeft] of isNode(node) ? unreadKeys(node, context) : [])
          if (isLeft === wantsLeft) report(key, context);
      },
    },
  });

interface Serialized {
  readonly name?: string;
  readonly in?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: object;
}

/** What a parameter says about how its value is written, where samples and the form would write another. */
function unwritten({name, in: place, style, explode = true, schema = {}}: Serialized, resolve: UserContext['resolve']) {
  const {type} = resolve<Schema>(schema).node ?? {};
  const isOne = ![type].flat().some((one) => one === 'array' || one === 'object');
  if (place === 'header' && !/^[\w-]+$/.test(name ?? '')) return {key: 'name', fix: 'use letters, digits, - and _'};
  if (place !== 'query') {
    if (style !== undefined && style !== 'simple') return {key: 'style', fix: 'write `style: simple`'};
    return isOne ? undefined : {key: 'schema', fix: 'give the parameter one value'};
  }
  if (style !== undefined && style !== 'form' && style !== 'deepObject')
    return {key: 'style', fix: 'write `style: form` or `deepObject`'};
  return isOne || explode ? undefined : {key: 'explode', fix: 'write `explode: true`'};
}

/** Refuses parameters that samples and the form would write in another way. */
export const shownStyles: Oas3Rule = () => ({
  Parameter(parameter: Serialized, {report, location, resolve}: UserContext) {
    const found = unwritten(parameter, resolve);
    if (!found) return;
    const message = `"${found.key}" isn't shown yet; remove it, or ${found.fix}.`;
    report({message, location: location.child([found.key]).key()});
  },
});

interface Variants {
  readonly discriminator?: object;
  readonly oneOf?: unknown;
  readonly anyOf?: unknown;
}

/** Refuses a base schema that names its variants without listing them. */
export const listedVariants: Oas3Rule = () => ({
  Schema({discriminator, oneOf, anyOf}: Variants, {report, location}: UserContext) {
    if (!discriminator || oneOf || anyOf) return;
    const message = '"discriminator" isn\'t shown without variants; remove it, or list them under `oneOf`.';
    report({message, location: location.child(['discriminator']).key()});
  },
});

/** Refuses what a caller would have to know, and no page, sample, form or check reads. */
export const shownKeys = eachUnread((key, {report, location}) => {
  const fix = FIXES[key] ?? 'describe it in words';
  report({message: `"${key}" isn't shown yet; remove it, or ${fix}.`, location: location.child([key]).key()});
}, false);

/** Reports the keys that change nothing for callers. The linter lists each once. */
export const leftKeys = eachUnread((key, {report, location, type}) => {
  report({message: `${type.name}.${key}`, location: location.child([key]).key()});
}, true);
