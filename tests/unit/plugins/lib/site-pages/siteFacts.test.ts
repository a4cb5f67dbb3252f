import {expect, test} from 'vitest';
import {latestOf} from '../../../../../plugins/lib/site-pages/siteFacts';

const item = (day: string, title: string) => ({day, title, to: `/${title}/`});

test('the home page shows the newest change, and prefers API changes to other news of the same date', () => {
  const releases = [item('2026-11-21', 'v2'), item('2026-11-20', 'v1')];
  expect(latestOf(releases, [item('2026-11-21', 'news')])?.title).toBe('v2');
  expect(latestOf(releases, [item('2026-11-22', 'news')])?.title).toBe('news');
  expect(latestOf([], [])).toBeUndefined();
});
