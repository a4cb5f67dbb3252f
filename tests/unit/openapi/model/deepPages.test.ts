import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {DEEP_PAGES} from '../../../../openapi/model/deepPages';

test('the steps in which deep pages cost more are those of the guide to rate limits', () => {
  const guide = readFileSync('docs/platform/api-basics/rate-limits.mdx', 'utf8');
  const rows = [...guide.matchAll(/^\| (\d+) (?:to \d+|and above) \| (\d+) \|/gm)].map(([, from, points]) => ({
    from: Number(from),
    points: Number(points),
  }));
  expect(rows).toEqual([{from: 1, points: 1}, ...DEEP_PAGES]);
});
