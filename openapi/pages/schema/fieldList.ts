import {type Alternatives, alternativesText} from '../../model/inputOrder';
import {code, codes} from '../inlineMarkdown';
import type {Field, FieldListBlock, Markdown} from '../page';
import {say, sayCount} from '../formatMessage';
import type {ClaimAnchor} from '../sections';

export interface Context {
  /** Anchor of the owner of the fields: `body`, `response-200-data`. */
  readonly anchor: string;
  readonly prefix: string;
  /** Names of the enclosing fields, for screen readers: `data.owner`. */
  readonly path: string;
  /** The deepObject parameter with these properties. Requests send each one separately: `updated_at[gt]`. */
  readonly parameter?: string;
  /** Whether the list is collapsed. Lists at the top of a section never are. */
  readonly fold?: 'open' | 'closed';
  /** Names of fields whose own fields are expanded. */
  readonly opens: ReadonlySet<string>;
  /** The reader sends these fields, so a long list begins with the required ones. */
  readonly isInput?: boolean;
  /** The API sends these fields, so nothing in them is required of the reader. */
  readonly isOutput?: boolean;
  readonly claim: ClaimAnchor;
}

/** The top of a section of the page: `body`, `query`, `response-200`. */
export const sectionContext = (
  anchor: string,
  claim: ClaimAnchor,
  {opens = [], ...direction}: {readonly opens?: readonly string[]} & Pick<Context, 'isInput' | 'isOutput'> = {},
): Context => ({anchor, prefix: `${anchor}-`, path: '', opens: new Set(opens), ...direction, claim});

export const fieldContext = (context: Context, anchor: string, name: string): Context => ({
  ...context,
  anchor,
  prefix: `${anchor}.`,
  path: context.path ? `${context.path}.${name}` : name,
  fold: context.opens.has(name) ? 'open' : 'closed',
  opens: new Set(),
});

/** Inside a variant, which is already collapsible. */
export const variantContext = (context: Context, anchor: string): Context => ({
  ...context,
  anchor,
  prefix: `${anchor}.`,
  fold: undefined,
  opens: new Set(),
});

/** Longer lists begin with the number of fields and the required ones. */
const MANY = 15;

/** The number of fields or parameters to send and the required ones. Empty for a short list without alternatives. */
export function overviewOf(
  unit: 'unit.fields' | 'unit.parameters',
  all: readonly {readonly name: string; readonly required?: boolean}[],
  alternatives?: Alternatives,
): Markdown | undefined {
  if (all.length <= MANY && !alternatives) return undefined;
  const count = sayCount(unit, new Set(all.map(({name}) => name)).size);
  const required = all.filter(({required: isRequired}) => isRequired).map(({name}) => name);
  const choices = alternatives && alternativesText(alternatives, code);
  return [
    required.length > 0
      ? say('fields.required', {count, names: codes(required)})
      : say(choices ? 'fields.all' : 'fields.optional', {count}),
    ...(choices ? [say('fields.oneOf', {choices})] : []),
  ].join(' ');
}

/** Which fields of a record it always has, as the shorter of two lists. Empty for a single field, and if nothing is known. */
export function presenceOf(all: readonly {readonly name: string; readonly required?: boolean}[]): Markdown | undefined {
  const present = all.filter(({required}) => required).map(({name}) => name);
  const others = all.filter(({required}) => !required).map(({name}) => name);
  if (all.length < 2 || present.length === 0) return undefined;
  if (others.length === 0) return say('fields.present.all');
  return present.length > others.length
    ? say('fields.present.except', {names: codes(others)})
    : say('fields.present', {names: codes(present)});
}

/** Suffixes of range parameters. A collapsed list of only these shows them as its label. */
const BOUNDS: ReadonlySet<string> = new Set(['[gt]', '[gte]', '[lt]', '[lte]', '[_is_null]', '[_is_not_null]']);

function summaryOf(kind: FieldListBlock['kind'], names: readonly string[]): Markdown {
  const count = names.length;
  switch (kind) {
    case 'entry':
      return say('fields.label.entry');
    case 'headers':
      return say('fields.headers', {count});
    case 'fields':
      if (names.length > 0 && names.every((name) => BOUNDS.has(name))) return names.map(code).join(' ');
      return count === 1 ? say('fields.only', {name: code(names[0])}) : say('fields.count', {count});
  }
}

/** Fields as a list. @param names their names without those of enclosing parameters */
export const fieldList = (
  fields: readonly Field[],
  {
    kind = 'fields',
    fold,
    names = fields.map(({name}) => name),
    ...rest
  }: Partial<Pick<FieldListBlock, 'kind' | 'fold' | 'overview' | 'groups' | 'filter'>> & {
    readonly names?: readonly string[];
  } = {},
): FieldListBlock => ({
  type: 'fields',
  kind,
  label: kind === 'fields' ? undefined : say(`fields.label.${kind}`),
  fields,
  fold,
  summary: fold && summaryOf(kind, names),
  ...rest,
});
