import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import type * as Mermaid from 'beautiful-mermaid';
import {drawSequence} from './sequence/draw';
import {isSequence, parseSequence} from './sequence/parse';
import {sequenceSteps} from './sequence/steps';

const loadMermaid = createRequire(import.meta.url)('./loadMermaid.cjs') as () => Promise<typeof Mermaid>;

/** Size of letters, in pixels; the package draws the labels of arrows in 11. */
const SMALLEST = 13;
const MARGIN = 8;
const SPACING = {nodeSpacing: 14, layerSpacing: 32};
/** A phone of 390 pixels shows 358 of them: there the letters of a wider drawing would have less than 12 pixels. */
const WIDEST = 387;

/** A diagram as a page shows it. */
export interface Diagram {
  readonly svg: string;
  /** Its steps as a list, in place of a drawing that is too wide for a narrow screen. */
  readonly steps?: string;
}

const rounded = (number: string): string => String(Math.round(Number(number) * 10) / 10);

/** One tag without what only the drawing package needs, and with the names of our colors (features/guides/Diagram). */
const cleanTag =
  (prefix: string) =>
  (tag: string): string =>
    tag
      .replaceAll(/ (?:class|style|xmlns|data-[a-z-]+)="[^"]*"/g, '')
      .replaceAll(/-?\d+\.\d+/g, rounded)
      // The head of an arrow that points back to its start is drawn the wrong way around.
      .replace('auto-start-reverse', 'auto')
      .replaceAll('var(--bg)', 'var(--diagram-ground)')
      .replaceAll('var(--_', 'var(--diagram-')
      .replaceAll(/font-size="(\d+)"/g, (_, size: string) => `font-size="${String(Math.max(SMALLEST, Number(size)))}"`)
      .replaceAll(/ id="| marker-(?:start|mid|end)="url\(#/g, (opening) => opening + prefix);

/** Heights at which the boxes of a drawing begin, in the order in which the source names them. */
const topsOf = (svg: string): number[] =>
  [...svg.matchAll(/<g class="node"[^>]*>\s*<(?:rect|polygon|circle)[^>]*?\s(?:y|points|cy)="([^"]*)"/g)].map(
    ([, place = '']) =>
      Math.min(
        ...(place.includes(',') ? place.split(' ').map((point) => Number(point.split(',')[1])) : [Number(place)]),
      ),
  );

/** @throws when a drawing is too wide for phones, or a flow begins elsewhere than at its top. */
function assertReadable(svg: string, source: string): void {
  const width = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1]);
  if (width > WIDEST) {
    throw new Error(
      `it is ${width.toFixed(0)} pixels wide, and phones show ${String(WIDEST)} with readable letters. Break labels with <br/>, or draw it from top to bottom`,
    );
  }
  if (!/^\s*(?:flowchart|graph)\s/.test(source)) return;
  const [first = 0, ...others] = topsOf(svg);
  if (others.some((top) => top < first)) {
    throw new Error(
      'its first box is not on top, because an arrow leads back to an earlier box. Write that arrow from the earlier box: `earlier <---|label| later`',
    );
  }
}

/**
 * Draws a Mermaid diagram as SVG for the middle of a page: without styles and scripts, which a strict content security policy
 * refuses, and without ids that another diagram of the page could have.
 * @throws when the text is no diagram that can be drawn and read.
 */
export async function drawDiagram(source: string): Promise<Diagram> {
  if (isSequence(source)) {
    const sequence = parseSequence(source);
    return {svg: drawSequence(sequence), steps: sequenceSteps(sequence)};
  }
  const {renderMermaidSVG} = await loadMermaid();
  const prefix = `d${createHash('sha256').update(source).digest('hex').slice(0, 6)}-`;
  const drawn = renderMermaidSVG(source, {transparent: true, padding: MARGIN, ...SPACING});
  assertReadable(drawn, source);
  const svg = drawn
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/<[a-z][^>]*>/g, cleanTag(prefix))
    .replaceAll(/>\s+</g, '><')
    .trim();
  return {svg};
}
