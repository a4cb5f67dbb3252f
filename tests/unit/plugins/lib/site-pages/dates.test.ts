import {expect, test} from 'vitest';
import {sectionDays} from '../../../../../plugins/lib/site-pages/dates';
import {lastDays} from '../../../../../plugins/lib/site-pages/dates/guideDates';
import {referenceDays} from '../../../../../plugins/lib/site-pages/dates/referenceDates';
import {tinyPages} from '../../../support/tinySpec';

test('a file has the day of the newest commit that touched it', () => {
  const log = '\x002026-11-21\n\ndocs/a.mdx\ndocs/b.mdx\n\x002026-11-20\n\ndocs/a.mdx\ndocs/c.mdx\n';
  expect([...lastDays(log)]).toEqual([
    ['docs/a.mdx', '2026-11-21'],
    ['docs/b.mdx', '2026-11-21'],
    ['docs/c.mdx', '2026-11-20'],
  ]);
});

test('the index of a section has the day of its newest guide, and none without one', () => {
  const guides = new Map([
    ['/docs/platform/webhooks/introduction/', '2026-11-20'],
    ['/docs/platform/webhooks/event-types/', '2026-11-21'],
    ['/docs/platform/intro/', '2026-11-22'],
  ]);
  expect([...sectionDays(['webhooks', 'no-code'], guides)]).toEqual([['/docs/platform/webhooks/', '2026-11-21']]);
});

test('a reference page has the day on which its operations last changed', () => {
  const pages = tinyPages();
  const [changed, ...others] = pages.filter(({kind}) => kind === 'operation').map(({id}) => id);
  const subjects = [{kind: 'operation' as const, subject: 'x', summary: '', operationId: changed, changes: []}];
  const history = [
    {name: '2026-11-22', day: '2026-11-22', subjects: []},
    {name: '2026-11-21', day: '2026-11-21', subjects},
    {name: '2026-11-20', day: '2026-11-20'},
  ];
  const days = referenceDays(pages, history);
  expect(days.get('/docs/api/')).toBe('2026-11-22');
  expect(days.get('/docs/api/changelog/')).toBe('2026-11-22');
  expect(days.get(`/docs/api/${changed ?? ''}/`)).toBe('2026-11-21');
  expect(days.get('/docs/api/widgets/')).toBe('2026-11-21');
  expect(others.length).toBeGreaterThan(0);
  for (const id of others) expect(days.get(`/docs/api/${id}/`)).toBe('2026-11-20');
  expect(referenceDays(pages, []).size).toBe(0);
});
