import type {SchemaNode} from '../../model/spec';
import {type Choice, shapeOf} from '../../model/shape';
import {typeName} from './typeName';

/** One of the shapes of a value. */
export interface NamedVariant {
  readonly title: string;
  /** The value of the discriminator for this shape. */
  readonly value?: string;
  readonly node: SchemaNode;
}

/** The title of a schema, or of the enclosing schema that it repeats. */
const titleOf = (node: SchemaNode): string | undefined => {
  const {title, circular} = shapeOf(node);
  return circular ?? title;
};

/** The key of the mapping that leads to a schema. */
function mappedKey({discriminator}: Choice, title: string | undefined): string | undefined {
  if (title === undefined) return undefined;
  const [key] =
    Object.entries(discriminator?.mapping ?? {}).find(([, target]) =>
      typeof target === 'string' ? target.split('/').at(-1) === title : titleOf(target) === title,
    ) ?? [];
  return key;
}

/** The value of the property in a variant, if only one is allowed. */
function ownValue(node: SchemaNode, property: string): string | undefined {
  const member = shapeOf(node).properties?.[property];
  if (member === undefined) return undefined;
  const {const: one, enum: [first, ...more] = []} = shapeOf(member);
  const value = one ?? (more.length === 0 ? first : undefined);
  return typeof value === 'string' ? value : undefined;
}

/** The variants of a choice with their names. The default value of the discriminator is the schema's name. */
export function variantsOf(choice: Choice): NamedVariant[] {
  const property = choice.discriminator?.propertyName;
  return choice.variants.map((node) => {
    const title = titleOf(node);
    const value = property === undefined ? undefined : (mappedKey(choice, title) ?? ownValue(node, property) ?? title);
    return {title: title ?? value ?? typeName(node), value, node};
  });
}
