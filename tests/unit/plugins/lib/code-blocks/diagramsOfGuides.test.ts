import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {drawDiagram} from '../../../../../plugins/lib/code-blocks/diagram';
import {isSequence} from '../../../../../plugins/lib/code-blocks/sequence/parse';
import {guidesPath} from '../../../../../src/config/routes';
import {guideSections} from '../../../../../src/config/guides';

const FENCE = /```mermaid[^\n]*\n([^]*?)```/g;

const flows = await Promise.all(
  guideSections
    .flatMap(({folder, pages}) => pages.map((page) => `${folder}/${page}`))
    .flatMap((guide) => {
      const text = readFileSync(path.join(guidesPath, `${guide}.mdx`), 'utf8');
      return [...text.matchAll(FENCE)]
        .filter(([, source = '']) => !isSequence(source))
        .map(async ([, source = '']): Promise<[string, string]> => [guide, await drawDiagram(source)]);
    }),
);

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

test.each(flows)('@routes-04 no arrow in a diagram of %s crosses another', (_, svg) => {
  const arrows = segmentsOf(svg);
  expect(arrows.length).toBeGreaterThan(2);
  const crossings = arrows.flatMap((arrow, index) =>
    arrows.slice(index + 1).flatMap((other) => arrow.flatMap((one) => other.filter((two) => cross(one, two)))),
  );
  expect(crossings).toEqual([]);
});
