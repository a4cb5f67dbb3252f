import {METHODS} from '../../model/spec';
import {type Node, entriesOf, isNode, join} from '../../model/node';

/** A part of a description with its JSON pointer, and with its location in words: `notes-show, status 200`. */
export interface SpecPart {
  readonly node: Node;
  readonly pointer: string;
  readonly location: string;
}

/** Every operation, including those of webhooks. */
export const operationsIn = (spec: Node): SpecPart[] =>
  ['paths', 'webhooks'].flatMap((section) =>
    entriesOf(spec, section).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const node = item[method];
        return isNode(node)
          ? [{node, pointer: join('', section, path, method), location: String(node.operationId)}]
          : [];
      }),
    ),
  );
