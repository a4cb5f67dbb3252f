import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import type * as Mermaid from 'beautiful-mermaid';
import {escapeHtml} from '../../../src/utils/escapeHtml';

const PARTICIPANT = /^(?:participant|actor)\s+(\S+?)(?:\s+as\s+(.+))?$/;
const MESSAGE = /^(\S+?)\s*-?->>\s*(\S+?)\s*:\s*(.+)$/;
const BLOCK = /^(?:opt|loop)\s+(.+)$/;

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

const loadMermaid = createRequire(import.meta.url)('./loadMermaid.cjs') as () => Promise<typeof Mermaid>;

/** Font size in pixels. The package draws labels of arrows in 11. */
const SMALLEST = 13;
const MARGIN = 8;
const SPACING = {nodeSpacing: 14, layerSpacing: 32};
/** Flows are drawn larger where there is room, so that their text is as large as that around them. */
const SCALE = 1.2;
/** Phones of 390 pixels show 358. On them, text of a wider drawing would be smaller than 12 pixels. */
export const WIDEST = 387;
/** A sequence is drawn where there are 640 pixels, and a list on narrower screens. */
export const WIDEST_SEQUENCE = 690;

const rounded = (number: string): string => String(Math.round(Number(number) * 10) / 10);

/** Removes the attributes of the drawing package from a tag, and sets our color classes (features/guides/Diagram). */
const cleanTag =
  (prefix: string) =>
  (tag: string): string =>
    tag
      .replaceAll(/ (?:class|style|xmlns|data-[a-z-]+)="[^"]*"/g, '')
      .replaceAll(/-?\d+\.\d+/g, rounded)
      // The package draws the head of a backward arrow the wrong way around.
      .replace('auto-start-reverse', 'auto')
      .replaceAll('var(--bg)', 'var(--diagram-ground)')
      .replaceAll('var(--_', 'var(--diagram-')
      .replaceAll(/font-size="(\d+)"/g, (_, size: string) => `font-size="${String(Math.max(SMALLEST, Number(size)))}"`)
      .replaceAll(/ id="| marker-(?:start|mid|end)="url\(#/g, (opening) => opening + prefix);

/** The first size in a drawing is its own. */
const enlarged = (svg: string): string =>
  svg.replace(
    / width="([\d.]+)" height="([\d.]+)"/,
    (_, ...sizes: string[]) =>
      ` width="${String(Math.round(Number(sizes[0]) * SCALE))}" height="${String(Math.round(Number(sizes[1]) * SCALE))}"`,
  );

/** @throws when a drawing is too wide */
function assertReadable(svg: string, widest: number): void {
  const width = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1]);
  if (width > widest) {
    throw new Error(
      `it is ${width.toFixed(0)} pixels wide, but narrow screens have room for only ${String(widest)}. Break labels with <br/>, or draw it from top to bottom`,
    );
  }
}

/**
 * Draws a Mermaid diagram as inline SVG: without styles and scripts, which the content security policy forbids, and without
 * IDs, which could repeat on the page.
 * @throws when the diagram is not supported or not readable
 */
export async function drawDiagram(source: string, widest = WIDEST): Promise<string> {
  const {renderMermaidSVG} = await loadMermaid();
  const prefix = `d${createHash('sha256').update(source).digest('hex').slice(0, 6)}-`;
  const drawn = renderMermaidSVG(source, {transparent: true, padding: MARGIN, ...SPACING});
  assertReadable(drawn, widest);
  return enlarged(drawn)
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/<[a-z][^>]*>/g, cleanTag(prefix))
    .replaceAll(/>\s+</g, '><')
    .trim();
}
