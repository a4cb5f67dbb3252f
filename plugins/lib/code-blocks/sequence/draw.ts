import type {Item, Message, Sequence} from './parse';
import {escapeHtml} from '../../../../src/utils/escapeHtml';
import {widthOf, wrap} from './text';

/** Widest drawing whose text has at least 12 pixels at the smallest width (features/guides/Diagram). */
export const WIDEST = 690;
const FONT = 13;
const LINE = 17;
const HEADER = 36;
const GAP = 16;
const HEAD = 8;
const LOOP = 28;
const FRAME = 28;
const MARGIN = 1;

/** Layers of SVG: lifelines and frames are below texts and arrows. */
interface Drawing {
  readonly below: string[];
  readonly above: string[];
}

interface Layout {
  readonly lanes: readonly number[];
  readonly width: number;
  /** Widest line of a message. */
  readonly label: number;
}

const headerWidth = (lane: string): number => Math.ceil(widthOf(lane, FONT) + 28);

const messagesOf = (items: readonly Item[]): Message[] =>
  items.flatMap((item) => (item.kind === 'block' ? messagesOf(item.items) : [item]));

const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => widthOf(line, FONT)));

/** Positions of lanes, so that the texts between neighbors fit. */
function layoutOf({lanes, items}: Sequence): Layout {
  const headers = lanes.map(headerWidth);
  const first = (headers[0] ?? 0) / 2;
  const ends = first + (headers.at(-1) ?? 0) / 2;
  const label = Math.min(205, (WIDEST - ends) / Math.max(1, lanes.length - 1) - FRAME);
  const messages = messagesOf(items);
  const gapAfter = (lane: number): number => {
    const texts = messages.flatMap(({from, to, text}) => {
      const width = widest(wrap(text, FONT, label));
      if (from === to) return from === lane ? [width + LOOP + FRAME] : [];
      return Math.min(from, to) === lane && Math.abs(from - to) === 1 ? [width + FRAME] : [];
    });
    return Math.max(((headers[lane] ?? 0) + (headers[lane + 1] ?? 0)) / 2 + GAP, ...texts);
  };
  const positions: number[] = [];
  for (const lane of lanes.keys()) {
    positions.push(lane === 0 ? Math.max(first, FRAME) + MARGIN : (positions[lane - 1] ?? 0) + gapAfter(lane - 1));
  }
  const last = lanes.length - 1;
  const onLast = messages.filter(({from, to}) => from === to && from === last);
  const right = Math.max((headers.at(-1) ?? 0) / 2, FRAME, ...onLast.map(() => gapAfter(last) - GAP));
  return {lanes: positions.map(Math.round), label, width: Math.ceil((positions[last] ?? 0) + right + MARGIN)};
}

const text = (lines: readonly string[], x: number, y: number, anchor: 'start' | 'middle'): string => {
  const width = Math.ceil(widest(lines)) + 8;
  const left = anchor === 'middle' ? x - width / 2 : x - 4;
  const ground = `<rect x="${String(left)}" y="${String(y)}" width="${String(width)}" height="${String(lines.length * LINE)}" fill="var(--diagram-ground)"/>`;
  const rows = lines.map(
    (line, row) =>
      `<text x="${String(x)}" y="${String(y + row * LINE + 13)}" font-size="${String(FONT)}" text-anchor="${anchor}" fill="var(--diagram-text-sec)">${escapeHtml(line)}</text>`,
  );
  return ground + rows.join('');
};

const path = (d: string, isDashed = false): string =>
  `<path d="${d}" fill="none" stroke="var(--diagram-arrow)"${isDashed ? ' stroke-dasharray="5 4"' : ''}/>`;

/** The head of an arrow with its tip at a position. */
const head = (x: number, y: number, toRight: boolean): string => {
  const back = x + (toRight ? -HEAD : HEAD);
  return `<path d="M${String(x)} ${String(y)}L${String(back)} ${String(y - 4)}V${String(y + 4)}Z" fill="var(--diagram-arrow)"/>`;
};

/** Draws a message from a height downwards. Returns the height below it. */
function drawMessage({from, to, text: label, isDashed}: Message, y: number, layout: Layout, {above}: Drawing): number {
  const [start = 0, end = 0] = [layout.lanes[from], layout.lanes[to]];
  const neighbors = Math.abs(from - to);
  const lines = wrap(label, FONT, neighbors > 1 ? layout.label * neighbors : layout.label);
  const height = lines.length * LINE;
  if (from === to) {
    const [top, bottom] = [y + 4, y + 4 + Math.max(LINE, height - 8)];
    const right = start + LOOP;
    above.push(text(lines, right + 8, y + (bottom - y - height) / 2 + 2, 'start'));
    above.push(path(`M${String(start)} ${String(top)}H${String(right)}V${String(bottom)}H${String(start + 2)}`));
    above.push(head(start + 1, bottom, false));
    return bottom + GAP;
  }
  const line = y + height + 5;
  const toRight = end > start;
  above.push(text(lines, (start + end) / 2, y, 'middle'));
  above.push(path(`M${String(start)} ${String(line)}H${String(end + (toRight ? -3 : 3))}`, isDashed));
  above.push(head(end + (toRight ? -1 : 1), line, toRight));
  return line + GAP;
}

/** Draws messages and frames from a height downwards. Returns the height below them. */
function drawItems(items: readonly Item[], from: number, layout: Layout, drawing: Drawing): number {
  let y = from;
  for (const item of items) {
    if (item.kind === 'message') {
      y = drawMessage(item, y, layout, drawing);
      continue;
    }
    const lanes = messagesOf(item.items).flatMap((message) => [
      layout.lanes[message.from] ?? 0,
      layout.lanes[message.to] ?? 0,
    ]);
    const [left, right] = [Math.min(...lanes) - FRAME, Math.max(...lanes) + FRAME];
    drawing.above.push(text([item.text], left + 10, y - 8, 'start').replace('<text ', '<text font-weight="600" '));
    const bottom = drawItems(item.items, y + LINE + 4, layout, drawing);
    drawing.below.push(
      `<rect x="${String(left)}" y="${String(y)}" width="${String(right - left)}" height="${String(bottom - y)}" rx="4" fill="none" stroke="var(--diagram-line)"/>`,
    );
    y = bottom + GAP;
  }
  return y;
}

/** Draws a sequence without styles and IDs. Lanes are as wide as their texts, and each text has a background. */
export function drawSequence(sequence: Sequence): string {
  const layout = layoutOf(sequence);
  const drawing: Drawing = {below: [], above: []};
  const bottom = drawItems(sequence.items, HEADER + GAP, layout, drawing);
  const lines = layout.lanes.map(
    (x) =>
      `<path d="M${String(x)} ${String(HEADER)}V${String(bottom)}" stroke="var(--diagram-line)" stroke-dasharray="4 4"/>`,
  );
  const headers = sequence.lanes.map((lane, index) => {
    const x = layout.lanes[index] ?? 0;
    const width = headerWidth(lane);
    return `<rect x="${String(x - width / 2)}" y="1" width="${String(width)}" height="${String(HEADER - 2)}" rx="6" fill="var(--diagram-node-fill)" stroke="var(--diagram-node-stroke)"/><text x="${String(x)}" y="${String(HEADER / 2 + 5)}" font-size="${String(FONT)}" font-weight="600" text-anchor="middle" fill="var(--diagram-text)">${escapeHtml(lane)}</text>`;
  });
  const size = `viewBox="0 0 ${String(layout.width)} ${String(bottom + 1)}" width="${String(layout.width)}" height="${String(bottom + 1)}"`;
  return `<svg ${size}>${[...lines, ...drawing.below, ...drawing.above, ...headers].join('')}</svg>`;
}
