import {escapeHtml} from '../../../src/utils/escapeHtml';

const PARTICIPANT = /^(?:participant|actor)\s+(\S+?)(?:\s+as\s+(.+))?$/;
const MESSAGE = /^(\S+?)\s*-?->>\s*(\S+?)\s*:\s*(.+)$/;
const BLOCK = /^(?:opt|loop)\s+(.+)$/;

/** Whether the text of a Mermaid fence is a sequence diagram. */
export const isSequence = (source: string): boolean => /^\s*sequenceDiagram\s/.test(source);

/**
 * A Mermaid sequence diagram as a list of steps, for narrow screens and screen readers: messages (`->>`, `-->>`), and `opt` and
 * `loop` blocks.
 * @throws when a line is not supported
 */
export function sequenceHtml(source: string): string {
  const names = new Map<string, string>();
  const nameOf = (id: string): string => escapeHtml(names.get(id) ?? id);
  let depth = 0;
  const stepOf = (line: string): string => {
    const [, id, label] = PARTICIPANT.exec(line) ?? [];
    const [, from, to, text] = MESSAGE.exec(line) ?? [];
    const [, condition] = BLOCK.exec(line) ?? [];
    if (id) names.set(id, label ?? id);
    if (id) return '';
    if (from && to && text) {
      const who = from === to ? nameOf(from) : `${nameOf(from)} → ${nameOf(to)}`;
      return `<li><b>${who}</b> ${escapeHtml(text)}</li>`;
    }
    if (condition) depth += 1;
    if (condition) return `<li><b>${escapeHtml(condition)}</b><ol>`;
    if (line !== 'end' || depth === 0)
      throw new Error(`"${line}" is not a participant, message (->>, -->>), opt, loop or end`);
    depth -= 1;
    return '</ol></li>';
  };
  const [, ...lines] = source.split('\n').map((line) => line.trim());
  const steps = lines.filter(Boolean).map(stepOf);
  if (depth > 0) throw new Error('an opt or loop has no end');
  return `<ol>${steps.join('')}</ol>`;
}
