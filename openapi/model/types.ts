import type {Schema} from './spec';

function jsonType(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (Number.isInteger(value)) return 'integer';
  return typeof value;
}

/** The types of a schema without null. If it has no `type`, the types that its other keywords imply. */
export function typesOf({type, ...schema}: Schema): string[] {
  if (type !== undefined) return [type].flat().filter((one) => one !== 'null');
  if (schema.properties ?? schema.additionalProperties) return ['object'];
  if (schema.items) return ['array'];
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  return [...new Set(values.filter((value) => value !== null).map(jsonType))];
}
