import type {Node} from '../../markdown/markdown';

/** The page of a node, and the source of the node as Docusaurus reads it. */
interface NodeContext {
  readonly file: string;
  readonly source: string;
}

/** What a part of a guide or landing page may not have, because the build would refuse it minutes later, or the page would be wrong. */
export interface GuideRule {
  readonly id: string;
  /** Problems of a node without those of its children, each with the fix. */
  readonly find: (node: Node, context: NodeContext) => string[];
}
