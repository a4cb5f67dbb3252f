import {dereference} from '../../model/dereference';
import {type Node, listOf, referred} from '../../model/node';
import {shapeOf} from '../../model/shape';
import type {SchemaNode, Spec} from '../../model/spec';
import {typeName} from '../../pages/schema/typeName';
import type {Location, Step} from './location';

/** Two sides of a comparison have different positions of a parameter, so it is found by its name. */
const parameterSchema = (document: Node, operation: Node, name: string, location: string): unknown =>
  listOf(operation, 'parameters')
    .map((parameter) => referred(document, parameter))
    .find((parameter) => parameter.name === name && parameter.in === location)?.schema;

const schemaAt = (document: Node, operation: Node, steps: readonly Step[]): unknown =>
  steps.reduce<unknown>((node, step) => referred(document, node)[step], operation);

/** The schema that a step leads to, and the number of steps. Parts of a combined schema are merged. */
function enter(node: SchemaNode, [step, name]: readonly Step[]): readonly [SchemaNode | undefined, number] {
  const {properties, items, additionalProperties} = shapeOf(node);
  if (step === 'properties' && name !== undefined)
    return [properties && Object.hasOwn(properties, name) ? properties[name] : undefined, 2];
  if (step === 'items') return [items, 1];
  if (step === 'additionalProperties') return [additionalProperties, 1];
  return [node, 2];
}

function fieldSchema(root: SchemaNode, path: readonly Step[]): SchemaNode | undefined {
  let node: SchemaNode | undefined = root;
  for (let index = 0; index < path.length && node !== undefined;) {
    const [next, taken] = enter(node, path.slice(index));
    node = next;
    index += taken;
  }
  return node;
}

/**
 * The type of the parameter or field at a location, as reference pages name it: `string (date)`. Undefined if the
 * description has no such part.
 */
export function typeAt(
  document: Node,
  operation: Node,
  steps: readonly Step[],
  {part, keyword}: Location,
): string | undefined {
  if (part === undefined) return undefined;
  const whole = (schema: unknown): SchemaNode | undefined =>
    schema === undefined ? undefined : dereference(document as unknown as Spec, schema as SchemaNode);
  const {name, in: location} = part;
  if (name !== undefined) {
    const schema = whole(parameterSchema(document, operation, name, location));
    return schema === undefined ? undefined : typeName(schema);
  }
  const end = steps.indexOf('schema') + 1;
  const root = end === 0 ? undefined : whole(schemaAt(document, operation, steps.slice(0, end)));
  const path = steps.slice(end, keyword === undefined ? undefined : steps.lastIndexOf(keyword));
  const node = root === undefined ? undefined : fieldSchema(root, path);
  return node === undefined ? undefined : typeName(node);
}
