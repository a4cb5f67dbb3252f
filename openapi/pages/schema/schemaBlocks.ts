import type {NamedMedia, Parameter, Response, Schema} from '../../model/spec';
import {type Alternatives, alternativesText, inputRank} from '../../model/inputOrder';
import {type Member, isReference, membersOf, slug} from '../../model/members';
import {type Choice, type Shape, shapeOf} from '../../model/shape';
import {type Unverified, unverifiedAt} from '../../model/unverified';
import {code, codes} from '../inlineMarkdown';
import type {Field, FieldListBlock, Mark, SchemaBlock, Variant, VariantListBlock} from '../page';
import {say} from '../formatMessage';
import {type Context, fieldContext, fieldList, overviewOf, presenceOf, variantContext} from './fieldList';
import {type Limit, limitsOf} from './limits';
import {fieldType, isPlain, typeName} from './typeName';

/** A parameter, a header, or a property with its facts. */
export interface FieldInput extends Partial<Parameter> {
  readonly name: string;
  readonly schema: Schema;
  /** One of several fields of which some are required. */
  readonly oneOf?: boolean;
  readonly placeholder?: true;
}

/** The unverified point of a schema, or of its items. */
export const unverifiedOf = (schema: Schema | undefined): Unverified | undefined => {
  if (schema === undefined) return undefined;
  const {items, ...shape} = shapeOf(schema);
  return unverifiedAt(shape) ?? unverifiedOf(items);
};

/** The description of a schema, or of its items if a list has none. */
const descriptionOf = ({description, items}: Shape): string =>
  (description ?? (items === undefined ? '' : descriptionOf(shapeOf(items)))).trim();

function limitBlocks(limits: readonly Limit[]): SchemaBlock[] {
  const sentences = limits.filter((limit) => typeof limit === 'string');
  const lists = limits.filter((limit) => typeof limit === 'object');
  return [
    ...(sentences.length > 0 ? [{type: 'limits' as const, text: sentences.join(' ')}] : []),
    ...lists.map((list) => ({type: 'values' as const, ...list})),
  ];
}

/** Values with a special meaning, unless the description names them. */
function specialValues(values: readonly string[] = [], description = ''): string[] {
  const unnamed = values.filter((value) => !description.includes(value));
  return unnamed.length > 0 ? [say('field.specialValues', {values: codes(unnamed)})] : [];
}

function marksOf(field: FieldInput, shape: Shape, {isOutput}: Context): Mark[] {
  const {type, nullable} = fieldType(field.schema);
  const marks: (Mark | false | undefined)[] = [
    {kind: 'type', text: type},
    nullable && {kind: 'nullable', text: say('field.nullable')},
    field.required &&
      (isOutput ? {kind: 'present', text: say('field.present')} : {kind: 'required', text: say('field.required')}),
    field.oneOf && {kind: 'oneOf', text: say('field.oneOf')},
    (field.deprecated ?? shape.deprecated) && {kind: 'deprecated', text: say('field.deprecated')},
  ];
  return marks.filter((mark) => mark !== false && mark !== undefined);
}

export function fieldOf(field: FieldInput, context: Context): Field {
  const {schema} = field;
  const shape = shapeOf(schema);
  const anchor = context.claim(context.prefix + slug(field.name));
  const {parameter} = context;
  const name = parameter === undefined ? field.name : `${parameter}[${field.name}]`;
  const inside = {
    ...fieldContext(context, anchor, field.name),
    parameter: field.style === 'deepObject' || parameter !== undefined ? name : undefined,
  };
  const description = field.description?.trim() ?? descriptionOf(shape);
  const limits = [...limitsOf(schema, description), ...specialValues(field['x-special-values'], description)];
  const scope = field['x-needs-scope'] ?? shape['x-needs-scope'];
  const isNamed = scope === undefined || description.includes(scope);
  return {
    name,
    placeholder: field.placeholder,
    anchor,
    within: parameter === undefined && context.path ? context.path : undefined,
    marks: marksOf(field, shape, context),
    description,
    blocks: [...limitBlocks(limits), ...contentBlocks(schema, inside)],
    scope: isNamed ? undefined : say('field.scope', {scope: code(scope)}),
    unverified: unverifiedAt(field) ?? unverifiedOf(schema),
  };
}

/** The properties by rank, each rank in order of the description, then the rest. */
function inputOrder(members: readonly Member[], fields: readonly Field[], alternatives?: Alternatives): Field[] {
  const rankOf = (member: Member): number => (member.kind === 'property' ? inputRank(member, alternatives) : 3);
  return [0, 1, 2, 3].flatMap((rank) => fields.filter((_, index) => members[index] && rankOf(members[index]) === rank));
}

const fieldsOf = (members: readonly Member[], context: Context, alternatives: Alternatives = []): Field[] => {
  const choices = new Set(alternatives.flat());
  return members.map(({name, node, required, kind}) =>
    fieldOf(
      {
        name,
        schema: node,
        // The list of a record says it for all fields at once.
        required: required && !context.isOutput,
        oneOf: choices.has(name),
        placeholder: kind === 'property' ? undefined : true,
      },
      context,
    ),
  );
};

function overviewFor(members: readonly Member[], {isInput, isOutput, fold}: Context, alternatives?: Alternatives) {
  if (isOutput && fold !== 'closed') {
    const choices = alternatives && say('fields.present.oneOf', {choices: alternativesText(alternatives, code)});
    return [presenceOf(members), choices].filter(Boolean).join(' ') || undefined;
  }
  return isInput && fold === undefined ? overviewOf('unit.fields', members, alternatives) : undefined;
}

function memberList(members: readonly Member[], context: Context, alternatives?: Alternatives): FieldListBlock {
  const names = members.map(({name}) => name);
  // A single field opens with its parent.
  const inside = names.length === 1 ? {...context, opens: new Set(names)} : context;
  const {fold, isInput} = context;
  const kind = members.length === 1 && members[0]?.kind === 'entry' ? 'entry' : 'fields';
  const fields = fieldsOf(members, inside, isInput ? alternatives : undefined);
  return fieldList(isInput ? inputOrder(members, fields, alternatives) : fields, {
    kind,
    fold,
    names: context.parameter === undefined ? names : names.map((name) => `[${name}]`),
    overview: overviewFor(members, context, alternatives),
  });
}

/** The values that select a variant: the only one that it allows for the property, else those of the discriminator. */
function discriminating(variant: Shape, {discriminator}: Choice): string | undefined {
  const member = variant.properties?.[discriminator?.propertyName ?? ''];
  const {const: one, enum: [first, ...more] = []} = member ?? {};
  const value = one ?? (more.length === 0 ? first : undefined);
  return typeof value === 'string' ? value : variant['x-selected-by']?.join(', ');
}

function variantOf(node: Schema, choice: Choice, context: Context): Variant {
  const shape = shapeOf(node);
  const type = typeName(node);
  const value = discriminating(shape, choice);
  const title = shape.title ?? value ?? type;
  const anchor = context.claim(context.prefix + slug(value ?? title));
  return {
    title,
    anchor,
    value: value === title ? undefined : value,
    typeName: type === title || type === 'object' ? undefined : type,
    description: descriptionOf(shape),
    blocks: [...limitBlocks(limitsOf(node)), ...contentBlocks(node, variantContext(context, anchor))],
    unverified: unverifiedOf(node),
  };
}

function choiceBlock(choice: Choice, context: Context): VariantListBlock {
  const property = choice.discriminator?.propertyName;
  return {
    type: 'variants',
    introduction: [
      say(choice.kind === 'anyOf' ? 'variants.several' : 'variants.one'),
      ...(property === undefined ? [] : [say('variants.by', {property: code(property)})]),
    ].join(' '),
    variants: choice.variants.map((variant) => variantOf(variant, choice, context)),
  };
}

/** The fields and variants of a schema. Empty for a plain value. */
function contentBlocks(node: Schema, context: Context): SchemaBlock[] {
  const shape = shapeOf(node);
  if (isReference(shape)) return [];
  const members = membersOf(shape);
  return [
    ...(members.length > 0 ? [memberList(members, context, shape['x-requires-one-of'])] : []),
    ...shape.choices.filter(({variants}) => !variants.every(isPlain)).map((choice) => choiceBlock(choice, context)),
    ...(shape.items === undefined ? [] : contentBlocks(shape.items, context)),
  ];
}

/** A body: its type unless it is an object, its limits, and its content. */
export function schemaBlocks(node: Schema, context: Context): SchemaBlock[] {
  const contents = contentBlocks(node, context);
  const name = typeName(node);
  const type = name === 'object' && contents.length > 0 ? [] : [say('field.type', {type: code(name)})];
  return [...limitBlocks([...type, ...limitsOf(node)]), ...contents];
}

/** The schemas of other media types than the main one of a body, if they say more than its schema. */
export function otherBlocks(
  content: Response['content'] = {},
  [main, {schema: shown}]: NamedMedia,
  context: Context,
): VariantListBlock[] {
  const variants = Object.entries(content)
    .filter(([type, {schema}]) => type !== main && JSON.stringify(schema) !== JSON.stringify(shown))
    .map(([type, {schema}]) => variantOf({...schema, title: type}, {kind: 'oneOf', variants: []}, context))
    .filter(({description, blocks}) => description !== '' || blocks.length > 0);
  return variants.length > 0 ? [{type: 'variants', introduction: say('variants.types'), variants}] : [];
}

/** The fields of a schema, or of its items, as lists: one, or none if it has no fields. */
export function fieldsOfSchema(schema: Schema, context: Context): FieldListBlock[] {
  const shape = shapeOf(schema);
  const members = membersOf(shape);
  if (members.length === 0 && shape.items !== undefined) return fieldsOfSchema(shape.items, context);
  return members.length > 0 ? [memberList(members, context)] : [];
}
