import {escapeHtml} from '../../../../src/utils/escapeHtml';
import {type Item, type Message, type Sequence, parseSequence} from './parse';

/** More lanes don't fit next to each other (features/guides/Diagram). */
const MOST_LANES = 4;

/** The grid has two columns for each lane, so the middle of a lane is an even line. */
const lineOf = (lane: number): number => 2 * lane + 2;

/** The lines of the grid between which a message is. One to itself reaches to the next lane, or to the edge. */
function linesOf({from, to}: Message, lanes: Sequence['lanes']): readonly [start: number, end: number] {
  if (from !== to) return [lineOf(Math.min(from, to)), lineOf(Math.max(from, to))];
  return [lineOf(from), from + 1 < lanes.length ? lineOf(from + 1) : -1];
}

function messageHtml(message: Message, lanes: Sequence['lanes']): string {
  const {from, to, text, isDashed} = message;
  const [start, end] = linesOf(message, lanes);
  const direction = from === to ? 'self' : from < to ? 'right' : 'left';
  const names = from === to ? [lanes[from]] : [lanes[from], lanes[to]];
  const arrow = `data-start="${String(start)}" data-end="${String(end)}" data-arrow="${direction}"`;
  const step = `<span ${arrow}${isDashed ? ' data-dashed' : ''}><span>${escapeHtml(text)}</span></span>`;
  return `<li><b>${escapeHtml(names.join(' → '))}</b> ${step}</li>`;
}

const listHtml = (items: readonly Item[], lanes: Sequence['lanes']): string => {
  const steps = items.map((item) =>
    item.kind === 'message'
      ? messageHtml(item, lanes)
      : `<li data-block><b>${escapeHtml(item.text)}</b>${listHtml(item.items, lanes)}</li>`,
  );
  return `<ol>${steps.join('')}</ol>`;
};

/**
 * A Mermaid sequence diagram as a list of steps. Where there is room, the style sheet draws it with lanes and arrows.
 * @throws when a line is not supported, or there are too many participants
 */
export function sequenceHtml(source: string): string {
  const {lanes, items} = parseSequence(source);
  if (lanes.length > MOST_LANES) {
    throw new Error(`it has ${String(lanes.length)} participants, and ${String(MOST_LANES)} fit. Leave some out`);
  }
  const headers = lanes.map((lane) => `<span><b>${escapeHtml(lane)}</b></span>`).join('');
  return `<div data-lanes="${String(lanes.length)}"><div aria-hidden="true">${headers}</div>${listHtml(items, lanes)}</div>`;
}
