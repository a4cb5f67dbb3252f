import {expect, test} from 'vitest';
import {pageTemplate, templateWith} from '../../../../plugins/light-pages/patches/pageTemplate';

test("Docusaurus's template of a page gets one color mode, and no script before the text", () => {
  const counts: Record<string, number> = {};
  const template = templateWith('start.js', (condition, times = 1) => (counts[condition] = times));
  expect(template).toContain('data-theme="light"');
  expect(template).not.toContain('preBodyTags');
  expect(template.match(/<script src/g)).toHaveLength(1);
  expect(template).toContain('start.js" async fetchpriority="high" data-styles=');
  expect(counts).toEqual(Object.fromEntries((pageTemplate.expects ?? []).map((part) => [String(part), 1])));
});

test('@patches-01 A template without the expected parts matches nothing', () => {
  const counts: number[] = [];
  expect(templateWith('start.js', (_, times = 1) => counts.push(times), '<html>')).toBe('<html>');
  expect(counts).toEqual([0, 0, 0, 0]);
});
