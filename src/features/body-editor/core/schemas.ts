import {type JSONPath, type Node, findNodeAtLocation} from 'jsonc-parser';
import type {Schema} from '../../../../openapi/model/spec';

/** Two schemas that apply to the same value. */
const both = (one: Schema, other: Schema): Schema => ({
  ...one,
  ...other,
  ...((one.properties ?? other.properties) && {properties: {...one.properties, ...other.properties}}),
  ...((one.required ?? other.required) && {required: [...(one.required ?? []), ...(other.required ?? [])]}),
});

/** Whether an object can be of a variant: no value that distinguishes variants is another one's. */
const fits = ({properties = {}}: Schema, node: Node | undefined): boolean =>
  Object.entries(properties).every(([name, {const: only, enum: choices = only === undefined ? undefined : [only]}]) => {
    const value = choices && node?.type === 'object' ? findNodeAtLocation(node, [name]) : undefined;
    return !value || value.children !== undefined || choices?.includes(value.value);
  });

/** The schemas without combinations that a value can have. Several for variants that its text doesn't distinguish yet. */
export function shapesOf(schema: Schema, node: Node | undefined): readonly Schema[] {
  const {allOf = [], oneOf, anyOf, ...own} = schema;
  const base = allOf.reduce(both, own);
  const variants = oneOf ?? anyOf ?? base.oneOf ?? base.anyOf;
  if (!variants) return [base];
  const all = variants.flatMap((variant) => shapesOf(variant, node));
  const fitting = all.filter((variant) => fits(variant, node));
  return (fitting.length > 0 ? fitting : all).map((variant) => both(base, variant));
}

function childOf({properties = {}, additionalProperties, items}: Schema, step: string | number): readonly Schema[] {
  if (typeof step === 'number') return items ? [items] : [];
  const named = Object.hasOwn(properties, step) ? properties[step] : undefined;
  if (named) return [named];
  return typeof additionalProperties === 'object' ? [additionalProperties] : [];
}

/** The schemas of the value at a path. None if nothing is described there. @param tree the body, also a broken one */
export function schemasAt(schema: Schema, path: JSONPath, tree: Node | undefined): readonly Schema[] {
  return path.reduce<readonly Schema[]>(
    (shapes, step, index) => {
      const node = tree && findNodeAtLocation(tree, path.slice(0, index + 1));
      return shapes.flatMap((shape) => childOf(shape, step)).flatMap((child) => shapesOf(child, node));
    },
    shapesOf(schema, tree),
  );
}

export const typesOf = ({type = []}: Schema): readonly string[] => [type].flat();

/** The names of an object's fields in the order in which a visitor fills them in: required ones, then those of alternatives. */
export function namesOf({properties = {}, required = [], 'x-requires-one-of': alternatives = []}: Schema): string[] {
  const rank = (name: string): number => (required.includes(name) ? 0 : alternatives.flat().includes(name) ? 1 : 2);
  return Object.keys(properties).sort((a, b) => rank(a) - rank(b));
}
