import {expect, test} from 'vitest';
import {lastDays} from '../../../../../plugins/lib/site-pages/committedDays';
import {referenceDays} from '../../../../../plugins/lib/site-pages/referencePages';
import {tinyPages} from '../../../support/tinySpec';

test('a file has the day of the newest commit that touched it', () => {
  const log = '\x002026-11-21\n\ndocs/a.mdx\ndocs/b.mdx\n\x002026-11-20\n\ndocs/a.mdx\ndocs/c.mdx\n';
  expect([...lastDays(log)]).toEqual([
    ['docs/a.mdx', '2026-11-21'],
    ['docs/b.mdx', '2026-11-21'],
    ['docs/c.mdx', '2026-11-20'],
  ]);
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
