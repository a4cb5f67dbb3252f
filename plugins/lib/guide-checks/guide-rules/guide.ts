import type {Node as Description} from '../../../../openapi/model/node';
import {preparedMdx} from '../../guides/mdxTree';
import {type Node, parseMdx, within} from '../../markdown/markdown';
import type {Rule} from '../rule';

export interface Part {
  readonly node: Node;
  /** As Docusaurus reads it. */
  readonly source: string;
  readonly line: number;
}

/** A guide or landing page. */
export interface Guide {
  readonly file: string;
  readonly mdx: string;
  /** All nodes, each before those in it. */
  readonly parts: readonly Part[];
  /** The description of the API that the guide is about. */
  readonly spec: Description;
}

export type GuideRule = Rule<Guide>;

/** @throws the parser's error, with file, line, problem and fix as its message */
export function guideOf(file: string, mdx: string, spec: Description): Guide {
  const text = preparedMdx(mdx);
  const parts = [...within(parseMdx(mdx, file))].map((node): Part => {
    const {start, end} = node.position ?? {};
    return {node, source: text.slice(start?.offset, end?.offset), line: start?.line ?? 1};
  });
  return {file, mdx, parts, spec};
}

/** Checks each node by itself. @param find returns the messages of its problems */
export const ofNodes =
  (find: (part: Part, guide: Guide) => readonly string[] | string | false | undefined): GuideRule['check'] =>
  (guide) =>
    guide.parts.flatMap((part) =>
      [find(part, guide)].flat().flatMap((message) => (message ? [{line: part.line, message}] : [])),
    );
