import {describe, expect, test} from 'vitest';
import {drawDiagram} from '../../../../plugins/code-blocks/diagram';

const FLOW = 'flowchart LR\n  a[Ask] -->|in time| b[Answer]';
const SEQUENCE = 'sequenceDiagram\n  participant A as Your server\n  A->>B: Post the record\n  B-->>A: Done';
const STATES = 'stateDiagram-v2\n  [*] --> open: create\n  open --> done';

const words = (svg: string): string => svg.replaceAll(/<[^>]+>/g, '|');

describe('drawDiagram', () => {
  test.each([
    ['a flow', FLOW, ['Ask', 'in time', 'Answer']],
    ['a sequence', SEQUENCE, ['Your server', 'Post the record', 'Done']],
    ['states', STATES, ['create', 'open', 'done']],
  ])('draws %s with all its words', async (_, source, expected) => {
    const svg = await drawDiagram(source);
    expect(svg).toMatch(/^<svg viewBox="[\d. ]+" width="[\d.]+" height="[\d.]+">.*<\/svg>$/s);
    for (const word of expected) expect(words(svg)).toContain(`|${word}|`);
  });

  test.each([FLOW, SEQUENCE, STATES])(
    'needs no style, no script and no other host, and names our colours only',
    async (source) => {
      const svg = await drawDiagram(source);
      expect(svg).not.toMatch(/<style|style=|<script|\son\w+=|https?:|@import|data-|class=/);
      expect(svg).not.toMatch(/#[0-9a-f]{3,8}"/i);
      for (const [, name = ''] of svg.matchAll(/var\((--[\w-]+)/g)) expect(name).toMatch(/^--diagram-/);
    },
  );

  test('gives its arrow heads names that no other diagram has, and finds them by these names', async () => {
    const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    const [flow, sequence] = await Promise.all([drawDiagram(FLOW), drawDiagram(SEQUENCE)]);
    expect(idsOf(flow).filter((id) => idsOf(sequence).includes(id))).toEqual([]);
    const used = [...flow.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => id);
    expect(used.length).toBeGreaterThan(0);
    for (const id of used) expect(idsOf(flow)).toContain(id);
  });

  test('has no letters smaller than 12 pixels', async () => {
    for (const [, size] of (await drawDiagram(FLOW)).matchAll(/font-size="(\d+)"/g)) {
      expect(Number(size)).toBeGreaterThanOrEqual(12);
    }
  });

  test('refuses what is no diagram', async () => {
    await expect(drawDiagram('klingon\n  a --> b')).rejects.toThrow();
  });
});
