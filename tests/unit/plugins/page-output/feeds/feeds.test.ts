import {expect, test} from 'vitest';
import type {Change, SubjectChanges} from '../../../../../openapi/model/changes';
import {feedOf} from '../../../../../plugins/page-output/feeds';
import {newestFirst, releaseEntries} from '../../../../../plugins/page-output/feeds/entries';
import {apiVersions} from '../../../../../src/config/apiVersions';
import {news} from '../../../../../src/config/news';

const change = (impact: Change['impact']): Change => ({kind: 'changed', action: 'replace', impact});
const subject = (name: string): SubjectChanges => ({
  kind: 'operation',
  subject: name,
  summary: '',
  changes: [change('breaking'), change('compatible')],
});

test('a release says how much changed and where; the first snapshot says nothing', () => {
  const subjects = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(subject);
  const history = [
    {name: '2026-11-21-2', day: '2026-11-21', subjects},
    {name: '2026-11-20', day: '2026-11-20'},
  ];
  expect(releaseEntries(apiVersions[0], history)).toEqual([
    {
      day: '2026-11-21',
      title: 'API 2.0: changes of November 21, 2026 (2)',
      to: '/docs/api/changelog/#2026-11-21-2',
      text: 'Changes: 14. Breaking: 7. Affected: a, b, c, d, e, 2 more.',
    },
  ]);
});

test('@readers-04 a release that corrects the description is no change of the API', () => {
  const correction = {title: 'sizes', text: 'Sizes can be null.'};
  const history = [{name: '2026-11-22-2', day: '2026-11-22', subjects: [subject('a')], correction}];
  expect(releaseEntries(apiVersions[0], history)).toEqual([
    {
      day: '2026-11-22',
      title: 'API 2.0: corrections of November 22, 2026: sizes',
      to: '/docs/api/changelog/#2026-11-22-2',
      text: 'The documentation was corrected. The API did not change. Sizes can be null.',
    },
  ]);
});

test('a feed has the time of its newest entry, so that it is the same in every build', () => {
  const entry = (day: string, title: string) => ({day, title, to: `/${title}/`, text: ''});
  const entries = newestFirst([entry('2026-11-20', 'a'), entry('2026-11-21', 'b'), entry('2026-11-21', 'c')]);
  expect(entries.map(({title}) => title)).toEqual(['b', 'c', 'a']);
  const atom = feedOf(entries, {title: 'Docs', url: 'https://docs.example'}).atom1();
  expect([...atom.matchAll(/<updated>(.*?)</g)].map(([, time]) => time?.slice(0, 10))).toEqual([
    '2026-11-21',
    '2026-11-21',
    '2026-11-21',
    '2026-11-20',
  ]);
  expect(atom).toContain('<id>https://docs.example/b/</id>');
});

test('the news are in order, and each has its own URL', () => {
  expect(newestFirst(news)).toEqual(news);
  expect(new Set(news.map(({to}) => to)).size).toBe(news.length);
});
