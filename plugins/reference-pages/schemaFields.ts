import {mdxText} from './mdx';
import {type Alternatives, elementMdx, limitsMdx, longListProps, sameShapeMdx} from './schema/blocks';
import {type Member, isPlain, membersOf} from './schema/contents';
import {limitsOf} from './schema/limits';
import {code, codes} from './schema/literal';
import {type Place, fieldPlace, pageAnchors, sectionPlace, slug, titledPlace, variantPlace} from './schema/place';
import {type Choice, type Shape, shapeOf} from '../../openapi/model/shape';
import {fieldType, isReference, typeName} from './schema/typeName';
import {type Variant, variantsOf} from './schema/variants';
import type {Schema, SchemaNode} from '../../openapi/model/spec';
import {say} from './texts/say';

export interface FieldInput {
  readonly name: string;
  readonly schema: SchemaNode;
  readonly description?: string;
  readonly required?: boolean;
  /** It is one of those of which some must be sent. */
  readonly oneOf?: boolean;
  readonly deprecated?: boolean;
  readonly specialValues?: readonly string[];
  /** How the value is written, where its type does not tell. */
  readonly note?: string;
  readonly needsScope?: string;
  readonly unverified?: string;
  /** A parameter of the style deepObject. */
  readonly inBrackets?: boolean;
}

/** Anchors as CONTRIBUTING promises them: in lower case, the parts of an address joined by hyphens. */
export const anchorOf = (...parts: readonly string[]): string => parts.map(slug).join('-');

/** The mark of a schema, or of the schema that a list holds. */
export const unverifiedOf = (schema: SchemaNode | undefined): string | undefined => {
  if (schema === undefined) return undefined;
  const {items, ...shape} = shapeOf(schema);
  return shape['x-unverified'] ?? unverifiedOf(items);
};

/** The literals that stand for something, unless the description has told of them. */
function specialValues(values: readonly string[] = [], description = ''): string[] {
  const untold = values.filter((value) => !description.includes(value));
  return untold.length > 0 ? [say('field.specialValues', {values: codes(untold)})] : [];
}

/** One parameter or property as MDX, what it holds inside it. */
export function fieldMdx({schema, ...field}: FieldInput, place: Place): string {
  const shape = shapeOf(schema);
  const anchor = place.claim(place.prefix + slug(field.name));
  const {parameter} = place;
  const name = parameter === undefined ? field.name : `${parameter}[${field.name}]`;
  const inside = {
    ...fieldPlace(place, anchor, field.name),
    parameter: (field.inBrackets ?? parameter) ? name : undefined,
  };
  const description = field.description ?? descriptionOf(shape);
  const limits = limitsOf(schema, description);
  const words = [field.note, ...limits.words, ...specialValues(field.specialValues, description)];
  const props = {
    name,
    anchor,
    within: parameter === undefined && place.path ? place.path : undefined,
    ...fieldType(schema),
    required: field.required,
    oneOf: field.oneOf,
    deprecated: field.deprecated ?? shape.deprecated,
    access: shape.readOnly ? say('field.readOnly') : shape.writeOnly ? say('field.writeOnly') : undefined,
    scope: field.needsScope ?? shape['x-needs-scope'],
    unverified: field.unverified ?? unverifiedOf(schema),
  };
  return elementMdx('Field', props, [
    mdxText(description),
    ...limitsMdx({...limits, words: words.filter((word) => word !== undefined)}),
    ...contentsMdx(schema, inside),
  ]);
}

/** The words of a schema; those of what a list holds where the list has none. */
const descriptionOf = ({description, items}: Shape): string =>
  description ?? (items === undefined ? '' : descriptionOf(shapeOf(items)));

function membersMdx(members: readonly Member[], place: Place, alternatives: Alternatives = []): string {
  const choices = new Set(alternatives.flat());
  return members
    .map(({name, node, required}) =>
      fieldMdx({name, schema: node, required, oneOf: choices.has(name) || undefined}, place),
    )
    .join('\n\n');
}

function listMdx(members: readonly Member[], place: Place, alternatives?: Alternatives): string {
  const only = members.length === 1 ? members[0]?.name : undefined;
  // With one field there is nothing to choose, so that opening its parent opens it as well.
  const inside = only === undefined ? place : {...place, opens: new Set([only])};
  const props = {
    fold: place.fold,
    kind: members.every(({kind}) => kind === 'place')
      ? 'items'
      : only && members[0]?.kind === 'entry'
        ? 'entry'
        : undefined,
    count: place.fold && members.length,
    only: place.fold && only,
    ...(place.asks && place.fold === undefined ? longListProps(members, alternatives) : {}),
  };
  return elementMdx('Fields', props, [membersMdx(members, inside, place.asks ? alternatives : undefined)]);
}

function variantMdx({title, value, node}: Variant, place: Place): string {
  const anchor = place.claim(place.prefix + slug(value ?? title));
  const props = {title, anchor, value, type: typeName(node), unverified: unverifiedOf(node)};
  return elementMdx('Variant', props, [
    mdxText(descriptionOf(shapeOf(node))),
    ...limitsMdx(limitsOf(node)),
    ...contentsMdx(node, variantPlace(place, anchor, title)),
  ]);
}

function choiceMdx(choice: Choice, place: Place): string {
  const props = {by: choice.discriminator?.propertyName, several: choice.kind === 'anyOf'};
  return elementMdx(
    'Variants',
    props,
    variantsOf(choice).map((variant) => variantMdx(variant, place)),
  );
}

/** What a schema holds, in blocks: its fields, and the variants that it has. Nothing for a plain value. */
export function contentsMdx(node: SchemaNode, place: Place): string[] {
  const shape = shapeOf(node);
  if (shape.circular !== undefined) return [sameShapeMdx(shape.circular, place)];
  if (isReference(shape)) return [];
  const inside = titledPlace(place, shape.title);
  const members = membersOf(shape);
  return [
    ...(members.length > 0 ? [listMdx(members, inside, shape['x-requires-one-of'])] : []),
    ...shape.choices.filter(({variants}) => !variants.every(isPlain)).map((choice) => choiceMdx(choice, inside)),
    ...(shape.items === undefined || shape.prefixItems ? [] : contentsMdx(shape.items, {...inside, each: true})),
  ];
}

/** A body or an answer as a whole, in blocks: its type unless that is an object of fields, what it must keep to, and what it holds. */
export function schemaMdx(node: SchemaNode, place: Place): string[] {
  const contents = contentsMdx(node, place);
  const limits = limitsOf(node);
  const name = typeName(node);
  const words =
    name === 'object' && contents.length > 0 ? limits.words : [say('field.type', {type: code(name)}), ...limits.words];
  return [...limitsMdx({...limits, words}), ...contents];
}

/** The fields of a schema, or of what a list holds, without the list around them; empty when it has none. For tables of a record's fields. */
export function propertiesMdx(schema: Schema, anchor: string): string {
  const shape = shapeOf(schema);
  const members = membersOf(shape);
  if (members.length === 0 && shape.items !== undefined) return propertiesMdx(shape.items, anchor);
  const root = sectionPlace(anchor.replace(/-$/, ''), pageAnchors());
  return membersMdx(members, titledPlace(root, shape.title));
}
