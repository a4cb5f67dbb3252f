import {type Node, childOf, entriesOf, join, referred} from '../../../openapi/model/node';
import {operationsIn} from '../../../openapi/tools/validation/operations';
import {nearest} from '../guide-names/nearest';
import type {Claim} from './claim';

const JSON_TYPE = 'application/json';

/** JSON pointer to the schema of a body. */
function schemaOf(spec: Node, holder: Node, pointer: string): string[] {
  const {$ref} = holder;
  const at = typeof $ref === 'string' ? $ref.slice(1) : pointer;
  const media = childOf(childOf(referred(spec, holder), 'content'), JSON_TYPE);
  return 'schema' in media ? [join(at, 'content', JSON_TYPE, 'schema')] : [];
}

const isMeant = (status: string, wanted: string | undefined): boolean =>
  wanted === undefined ? status.startsWith('2') : status === wanted;

/**
 * JSON pointers of the possible schemas of a body. Several if the operation has several responses.
 * @throws with the fix when the description has no such operation, event or body
 */
export function bodySchemas(spec: Node, {kind, name, status}: Claim): string[] {
  const section = kind === 'event' ? '/webhooks/' : '/paths/';
  const placed = operationsIn(spec).filter(({pointer}) => pointer.startsWith(section));
  const nameOf = ({node, pointer}: (typeof placed)[number]): string =>
    kind === 'event' ? (pointer.split('/')[2] ?? '') : String(node.operationId);
  const found = placed.find((operation) => nameOf(operation) === name);
  if (!found) {
    const guess = nearest(name, placed.map(nameOf));
    throw new Error(
      `There is no ${kind === 'event' ? 'webhook event' : 'operation'} "${name}". Did you mean "${guess ?? ''}"? Correct the name`,
    );
  }
  const {node, pointer} = found;
  const schemas =
    kind === 'response'
      ? entriesOf(node, 'responses')
          .filter(([code]) => isMeant(code, status))
          .flatMap(([code, response]) => schemaOf(spec, response, join(pointer, 'responses', code)))
      : schemaOf(spec, childOf(node, 'requestBody'), join(pointer, 'requestBody'));
  if (schemas.length === 0) {
    throw new Error(
      `The description of ${name} has no JSON for ${kind} ${status ?? ''}`.trimEnd() +
        '. Correct the name, the kind or the status',
    );
  }
  return schemas;
}
