import {type Alternatives, alternativesText} from '../../model/inputOrder';
import {code, codes} from '../inlineMarkdown';
import type {Field, FieldListBlock, Markdown} from '../page';
import {say, sayCount} from '../say';

/** Longer lists begin with the number of fields and the required ones. */
const MANY = 15;

interface Named {
  readonly name: string;
  readonly required?: boolean;
}

/** The number of fields or parameters to send and the required ones. Empty for a short list without alternatives. */
export function overviewOf(
  unit: 'unit.fields' | 'unit.parameters',
  all: readonly Named[],
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

/** Suffixes of range parameters. A collapsed list of only these shows them as its label. */
const BOUNDS: ReadonlySet<string> = new Set(['[gt]', '[gte]', '[lt]', '[lte]', '[_is_null]', '[_is_not_null]']);

function summaryOf(kind: FieldListBlock['kind'], names: readonly string[]): Markdown {
  const count = names.length;
  switch (kind) {
    case 'entry':
      return say('fields.entry');
    case 'headers':
      return say('fields.headers', {count});
    case 'fields':
      if (names.length > 0 && names.every((name) => BOUNDS.has(name))) return names.map(code).join(' ');
      return count === 1 ? say('fields.only', {name: code(names[0])}) : say('fields.count', {count});
  }
}

const labelOf = (kind: FieldListBlock['kind']): string | undefined =>
  kind === 'fields' ? undefined : say(`fields.label.${kind}`);

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
  label: labelOf(kind),
  fields,
  fold,
  summary: fold && summaryOf(kind, names),
  ...rest,
});
