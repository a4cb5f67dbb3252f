import {expect, test, vi} from 'vitest';
import {dateNotices} from '../../../src/cli/dates';

vi.mock('../../../src/config/security', () => ({security: {expires: '2027-11-01T00:00:00Z'}}));

test.each<[string, string[]]>([
  ['2027-08-31T00:00:00Z', []],
  ['2027-09-01T00:00:01Z', ['The data about browsers is 184 days old']],
  ['2027-09-02T00:00:01Z', ['security.txt expires in 59 days', 'The data about browsers is 185 days old']],
])('%s names what expires and what is old', (now, starts) => {
  const notices = dateNotices(new Date(now), Date.parse('2027-03-01T00:00:00Z'));
  expect(notices).toEqual(starts.map((start) => expect.stringContaining(start) as string));
});

test('the data about browsers is that of the installed package, and not older than it can be', () => {
  expect(dateNotices(new Date('2026-01-01T00:00:00Z'))).toEqual([]);
});
