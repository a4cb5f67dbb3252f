import {expect, test} from 'vitest';
import {dateNotices, dates, daysBetween} from '../../../src/cli/dates';

const known = {securityExpires: '2027-11-01T00:00:00Z', browserData: '2027-03-01T00:00:00Z'};

test.each<[string, string[]]>([
  ['2027-08-31T00:00:00Z', []],
  ['2027-09-01T00:00:01Z', ['The data about browsers is 184 days old']],
  ['2027-09-02T00:00:01Z', ['security.txt expires in 59 days', 'The data about browsers is 185 days old']],
])('%s is told what expires and what is old', (now, starts) => {
  expect(dateNotices(new Date(now), known)).toEqual(starts.map((start) => expect.stringContaining(start) as string));
});

test('the data about browsers has the day of the newest release', () => {
  const {browserData} = dates();
  expect(daysBetween('2026-01-01', browserData)).toBeGreaterThan(0);
  expect(daysBetween(browserData, '2126-01-01')).toBeGreaterThan(0);
});
