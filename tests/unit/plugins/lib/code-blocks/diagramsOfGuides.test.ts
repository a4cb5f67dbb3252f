import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {type Diagram, drawDiagram} from '../../../../../plugins/lib/code-blocks/diagram';
import {guidesPath} from '../../../../../src/config/routes';
import {guideSections} from '../../../../../src/config/guides';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const FENCE = /```mermaid[^\n]*\n([^]*?)```/g;

const drawings = await Promise.all(
  guideSections
    .flatMap(({folder, pages}) => pages.map((page) => `${folder}/${page}`))
    .flatMap((guide) => {
      const text = readFileSync(path.join(guidesPath, `${guide}.mdx`), 'utf8');
      return [...text.matchAll(FENCE)].map(async ([, source = '']): Promise<[string, Diagram]> => [
        guide,
        await drawDiagram(source),
      ]);
    }),
);
const sequences = drawings.filter(([, {steps}]) => steps !== undefined);
const flows = drawings.filter(([, {steps}]) => steps === undefined);

const rectsOf = (svg: string, fill: string): Box[] =>
  [
    ...svg.matchAll(
      new RegExp(
        `<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"[^>]*fill="var\\(--diagram-${fill}\\)"`,
        'g',
      ),
    ),
  ]
    .map((match) => match.slice(1, 5).map(Number))
    .map(([left = 0, top = 0, width = 0, height = 0]) => ({left, top, right: left + width, bottom: top + height}));

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

const segmentsOf = (svg: string): Segment[][] =>
  [...svg.matchAll(/<polyline points="([^"]+)"/g)].map(([, points = '']) => {
    const places = points.split(' ').map((point) => point.split(',').map(Number));
    return places
      .slice(1)
      .map(([x = 0, y = 0], index): Segment => [places[index]?.[0] ?? 0, places[index]?.[1] ?? 0, x, y]);
  });

/** Whether an upright and a level line cross inside both. */
function cross(a: Segment, b: Segment): boolean {
  const [upright, level] = a[0] === a[2] ? [a, b] : [b, a];
  if (upright[0] !== upright[2] || level[1] !== level[3]) return false;
  const inside = (place: number, one: number, other: number): boolean =>
    place > Math.min(one, other) + 1 && place < Math.max(one, other) - 1;
  return inside(upright[0], level[0], level[2]) && inside(level[1], upright[1], upright[3]);
}

describe('The diagrams of the guides', () => {
  test('are all here', () => {
    expect(sequences).toHaveLength(7);
    expect(flows).toHaveLength(12);
  });

  test.each(sequences)(
    '@routes-04 B18: no text of %s lies over a box, another text or a lane that is not its own',
    (_, {svg}) => {
      const texts = rectsOf(svg, 'ground');
      const headers = rectsOf(svg, 'node-fill');
      expect(texts.length).toBeGreaterThan(4);
      for (const [index, text] of texts.entries()) {
        for (const other of [...headers, ...texts.slice(index + 1)]) expect(overlap(text, other)).toBe(false);
      }
      const width = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1]);
      for (const {left, right} of [...texts, ...headers]) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
    },
  );

  test.each(sequences)('@routes-04 B18: the letters of %s have 12 pixels in a column of 640', (_, {svg}) => {
    expect((13 * 640) / Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1])).toBeGreaterThanOrEqual(12);
  });

  test.each(flows)('@routes-04 B19: no arrow of %s crosses another', (_, {svg}) => {
    const arrows = segmentsOf(svg);
    expect(arrows.length).toBeGreaterThan(2);
    const crossings = arrows.flatMap((arrow, index) =>
      arrows.slice(index + 1).flatMap((other) => arrow.flatMap((one) => other.filter((two) => cross(one, two)))),
    );
    expect(crossings).toEqual([]);
  });
});
