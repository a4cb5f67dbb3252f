import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import type * as Mermaid from 'beautiful-mermaid';

const loadMermaid = createRequire(import.meta.url)('./loadMermaid.cjs') as () => Promise<typeof Mermaid>;

/** Smallest size of letters, in pixels; labels of arrows are drawn in 11. */
const SMALLEST = 12;
const MARGIN = 8;

const rounded = (number: string): string => String(Math.round(Number(number) * 10) / 10);

/** One tag without what only the drawing package needs, and with the names of our colours (features/guides/Diagram). */
const cleanTag =
  (prefix: string) =>
  (tag: string): string =>
    tag
      .replaceAll(/ (?:class|style|xmlns|data-[a-z-]+)="[^"]*"/g, '')
      .replaceAll(/-?\d+\.\d+/g, rounded)
      .replaceAll('var(--bg)', 'var(--diagram-ground)')
      .replaceAll('var(--_', 'var(--diagram-')
      .replaceAll(/font-size="(\d+)"/g, (_, size: string) => `font-size="${String(Math.max(SMALLEST, Number(size)))}"`)
      .replaceAll(/ id="| marker-(?:start|mid|end)="url\(#/g, (opening) => opening + prefix);

/**
 * Draws a Mermaid diagram as SVG for the middle of a page: without styles and scripts, which a strict content security policy
 * refuses, and without ids that another diagram of the page could have.
 * @throws when the text is no diagram that can be drawn.
 */
export async function drawDiagram(source: string): Promise<string> {
  const {renderMermaidSVG} = await loadMermaid();
  const prefix = `d${createHash('sha256').update(source).digest('hex').slice(0, 6)}-`;
  return renderMermaidSVG(source, {transparent: true, padding: MARGIN})
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/<[a-z][^>]*>/g, cleanTag(prefix))
    .replaceAll(/>\s+</g, '><')
    .trim();
}
