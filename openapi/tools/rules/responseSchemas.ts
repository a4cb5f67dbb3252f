import type {Location, Oas3Visitor, UserContext} from '@redocly/openapi-core';
import {type Node, entriesOf, isNode, listOf} from '../../model/node';

const LISTS = ['allOf', 'anyOf', 'oneOf'] as const;
const SINGLES = ['items', 'additionalProperties'] as const;

/** The schemas directly inside a schema, with their paths. */
function partsOf(schema: Node): [(string | number)[], unknown][] {
  return [
    ...entriesOf(schema, 'properties').map(([name, part]) => [['properties', name], part] as [string[], unknown]),
    ...LISTS.flatMap((key) => listOf(schema, key).map((part, index) => [[key, index], part] as [string[], unknown])),
    ...SINGLES.map((key) => [[key], schema[key]] as [string[], unknown]),
  ];
}

type Check = (schema: Node, location: Location, context: UserContext) => void;

/** Visits each schema of successful responses once, those inside others included. */
export function responseSchemas(check: Check): Oas3Visitor {
  const seen = new Set<unknown>();
  function visit(raw: unknown, at: Location, context: UserContext): void {
    if (!isNode(raw)) return;
    const target = context.resolve(raw, at.source.absoluteRef);
    const {node} = target;
    if (!isNode(node) || seen.has(node)) return;
    seen.add(node);
    const location = node === raw ? at : (target.location ?? at);
    check(node, location, context);
    for (const [path, part] of partsOf(node)) visit(part, location.child(path), context);
  }
  return {
    Paths: {
      PathItem: {
        Operation: {
          Response({content}: {content?: Node}, context: UserContext) {
            if (!String(context.key).startsWith('2')) return;
            for (const [type, {schema}] of entriesOf({content}, 'content'))
              visit(schema, context.location.child(['content', type, 'schema']), context);
          },
        },
      },
    },
  };
}
