import {describe, expect, test} from 'vitest';
import {drawDiagram} from '../../../../../plugins/lib/code-blocks/diagram';

const FLOW = 'flowchart LR\n  a[Ask] -->|in time| b[Answer]';
const STATES = 'stateDiagram-v2\n  [*] --> open: create\n  open --> done';

const words = (svg: string): string => svg.replaceAll(/<[^>]+>/g, '|');

describe('drawDiagram', () => {
  test.each([
    ['a flow', FLOW, ['Ask', 'in time', 'Answer']],
    ['states', STATES, ['create', 'open', 'done']],
  ])('draws %s with all its words', async (_, source, expected) => {
    const svg = await drawDiagram(source);
    expect(svg).toMatch(/^<svg viewBox="[\d. ]+" width="[\d.]+" height="[\d.]+">.*<\/svg>$/s);
    for (const word of expected) expect(words(svg)).toContain(`|${word}|`);
  });

  test.each([FLOW, STATES])(
    'needs no style, no script and no other host, and names our colors only',
    async (source) => {
      const svg = await drawDiagram(source);
      expect(svg).not.toMatch(/<style|style=|<script|\son\w+=|https?:|@import|data-|class=/);
      expect(svg).not.toMatch(/#[0-9a-f]{3,8}"/i);
      for (const [, name = ''] of svg.matchAll(/var\((--[\w-]+)/g)) expect(name).toMatch(/^--diagram-/);
    },
  );

  test('gives its arrow heads names that no other diagram has, and finds them by these names', async () => {
    const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    const [flow, states] = await Promise.all([drawDiagram(FLOW), drawDiagram(STATES)]);
    expect(idsOf(flow).filter((id) => idsOf(states).includes(id))).toEqual([]);
    const used = [...flow.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => id);
    expect(used.length).toBeGreaterThan(0);
    for (const id of used) expect(idsOf(flow)).toContain(id);
  });

  test('@routes-04 a flow that is too wide for phones is rejected with the fix', async () => {
    const wide = `flowchart LR\n a[${'word '.repeat(20)}] --> b[${'word '.repeat(20)}]`;
    await expect(drawDiagram(wide)).rejects.toThrow(
      /pixels wide, but narrow screens have room for only 387\. Break labels with <br\/>/,
    );
  });
});
