import {METHODS} from '../../model/spec';
import {type Node, entriesOf, isNode, join} from './node';

/** A part of a specification with its JSON pointer, and with the name that a person finds it by. */
export interface Placed {
  readonly node: Node;
  readonly pointer: string;
  readonly place: string;
}

/** Every operation, those of webhooks included. */
export const operationsIn = (spec: Node): Placed[] =>
  ['paths', 'webhooks'].flatMap((section) =>
    entriesOf(spec, section).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const node = item[method];
        return isNode(node) ? [{node, pointer: join('', section, path, method), place: String(node.operationId)}] : [];
      }),
    ),
  );

/** What is found at a key of a part, by name. */
export const placedIn = ({node, pointer, place}: Placed, key: string, word: string): Placed[] =>
  entriesOf(node, key).map(([name, child]) => ({
    node: child,
    pointer: join(pointer, key, name),
    place: [place, `${word}${name}`].filter(Boolean).join(', '),
  }));
