import type {Schema} from '@site/plugins/reference-pages/spec';
import type {JsonValue} from '@site/src/features/samples/core/jsonText';
import {faultsOf} from './checkValues';
import {plainOf} from './json';

/** What is wrong at a place of a body. */
export interface BodyProblem {
  /** Names from the outside in, `custom_fields.Fleet size`; empty for the body as a whole. */
  readonly path: string;
  readonly keyword: string;
  /** The validator's words. */
  readonly detail: string;
}

/** Keywords whose complaint only says that something within is wrong. */
const AROUND = new Set(['properties', 'items', 'prefixItems', '$ref', 'allOf', 'additionalProperties', 'if', 'then']);

const unescaped = (key: string): string => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');

const pathOf = (location: string): string => location.split('/').slice(1).map(unescaped).join('.');

/** Everything that the description refuses in a body, each place once, from the outside in. */
export function checkBody(schema: Schema, value: JsonValue): readonly BodyProblem[] {
  const faults = faultsOf(schema, plainOf(value));
  const leaves = faults.filter(({keyword}) => !AROUND.has(keyword));
  const byPath = new Map<string, BodyProblem>();
  for (const {instanceLocation, keyword, error} of leaves.length > 0 ? leaves : faults) {
    const path = pathOf(instanceLocation);
    if (!byPath.has(path) || keyword === 'required') byPath.set(path, {path, keyword, detail: error});
  }
  return [...byPath.values()];
}
