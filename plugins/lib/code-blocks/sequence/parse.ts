export interface Message {
  readonly kind: 'message';
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** A response to an earlier message. */
  readonly isDashed: boolean;
}

/** Optional or repeated messages: `opt`, `loop`. */
export interface Block {
  readonly kind: 'block';
  readonly text: string;
  readonly items: Item[];
}

export type Item = Message | Block;

/** A sequence diagram. A message names its lanes by their index. */
export interface Sequence {
  readonly lanes: readonly string[];
  readonly items: readonly Item[];
}

const PARTICIPANT = /^(?:participant|actor)\s+(\S+?)(?:\s+as\s+(.+))?$/;
const MESSAGE = /^(\S+?)\s*(-?->>)\s*(\S+?)\s*:\s*(.+)$/;
const BLOCK = /^(?:opt|loop)\s+(.+)$/;

/** Whether the text of a Mermaid fence is a sequence diagram. */
export const isSequence = (source: string): boolean => /^\s*sequenceDiagram\s/.test(source);

/**
 * Reads a Mermaid sequence diagram: participants, messages (`->>`, `-->>`), and `opt` and `loop` blocks.
 * @throws when a line is not supported
 */
export function parseSequence(source: string): Sequence {
  const lanes = new Map<string, string>();
  const items: Item[] = [];
  const open: Item[][] = [items];
  const laneOf = (id: string): number => {
    if (!lanes.has(id)) lanes.set(id, id);
    return [...lanes.keys()].indexOf(id);
  };
  for (const line of source
    .split('\n')
    .slice(1)
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [, id, label] = PARTICIPANT.exec(line) ?? [];
    const [, from, arrow, to, text] = MESSAGE.exec(line) ?? [];
    const [, condition] = BLOCK.exec(line) ?? [];
    const current = open.at(-1);
    if (id) lanes.set(id, label ?? id);
    else if (from && to && text) {
      current?.push({kind: 'message', from: laneOf(from), to: laneOf(to), text, isDashed: arrow === '-->>'});
    } else if (condition) {
      const block: Block = {kind: 'block', text: condition, items: []};
      current?.push(block);
      open.push(block.items);
    } else if (line === 'end' && open.length > 1) open.pop();
    else throw new Error(`"${line}" is not a participant, message (->>, -->>), opt, loop or end`);
  }
  if (open.length > 1) throw new Error('an opt or loop has no end');
  return {lanes: [...lanes.values()], items};
}
