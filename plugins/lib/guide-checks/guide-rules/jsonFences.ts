import {type Info, infoOf} from '../../code-blocks/codeFences';
import type {Guide} from './guide';

/** The body that a JSON code block shows. The default status of a response is any success. */
export type Claim = Info['bodies'][number] & Pick<Info, 'status' | 'partial'>;

const FIX =
  'Write `request=<operationId>`, `response=<operationId>` or `event=<name>` after `json`, with ` partial` if fields are left out; or `other` if it is not a body of this API';

/** Reads the words after `json`. Undefined if the JSON is not a body of the API. @throws with the fix when the words are missing or ambiguous */
export function claimOf(meta: string): Claim | undefined {
  const {bodies, other, status, partial} = infoOf(meta);
  if (bodies.length + (other ? 1 : 0) !== 1) throw new Error(`The JSON does not say what it is. ${FIX}`);
  return bodies[0] && {...bodies[0], status, partial};
}

export interface JsonFence {
  /** Of the opening backticks, counted from 1. */
  readonly line: number;
  /** The words after `json`. */
  readonly meta: string;
  readonly text: string;
}

/** The JSON code blocks of a guide, including those in lists and quotes. */
export const jsonFencesIn = ({parts}: Pick<Guide, 'parts'>): JsonFence[] =>
  parts.flatMap(({node, line}) =>
    node.type === 'code' && node.lang?.toLowerCase() === 'json' ? {line, meta: node.meta ?? '', text: node.value} : [],
  );
