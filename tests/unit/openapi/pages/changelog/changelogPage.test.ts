import {expect, test} from 'vitest';
import type {Change, Release, SubjectChanges} from '../../../../../openapi/model/changes';
import {changelogPage, releaseTitle} from '../../../../../openapi/pages/changelog/changelogPage';
import {apiVersions} from '../../../../../src/config/apiVersions';
import {textsOf} from '../../../support/blocks';
import {tinySpec} from '../../../support/tinySpec';

const changes: readonly Change[] = [
  {kind: 'changed', impact: 'breaking', action: 'remove', part: {in: 'response', status: '200'}, field: 'data.{key}'},
  {kind: 'changed', impact: 'unclear', action: 'remove', part: {in: 'body'}, keyword: 'allOf', before: {}},
];
const subject = (operationId: string): SubjectChanges => ({
  kind: 'operation',
  subject: 'GET /widgets/{id}',
  summary: 'Show <a> {widget}',
  operationId,
  changes,
});

const history: readonly Release[] = [
  {name: '2026-11-21-2', day: '2026-11-21', subjects: [subject('widgets-show'), subject('widgets-gone')]},
  {name: '2026-11-21', day: '2026-11-21'},
];
const pageOf = (releases: readonly Release[]) => changelogPage(tinySpec(), apiVersions[0], releases);
const textOf = (releases: readonly Release[]): string =>
  textsOf(pageOf(releases).sections.flatMap(({blocks}) => blocks)).join('\n\n');

test('a release has the title of its day, with a number where the day has several', () => {
  expect(history.map(releaseTitle)).toEqual(['November 21, 2026 (2)', 'November 21, 2026']);
});

test('the page says what broke, and links to operations that still exist', () => {
  const page = pageOf(history);
  expect(page).toMatchObject({kind: 'changelog', id: 'changelog', url: '/docs/api/changelog/'});
  expect(page.sections.map(({heading}) => heading?.anchor)).toEqual([undefined, '2026-11-21-2', '2026-11-21']);
  const text = textOf(history);
  expect(text).toContain('Changes: 4. Breaking: 2.');
  expect(text).toContain(
    '- `GET /widgets/{id}` ' +
      String.raw`[Show \<a\> \{widget\}](/docs/api/widgets-show/)` +
      '\n  - **Breaking.** Response 200, `data.{key}`: removed.\n  - **Possibly breaking.** Request body: allOf an object removed.',
  );
  expect(text).not.toContain('/widgets-gone/');
  expect(text).toContain('The changelog starts here.');
});

test('@readers-04 a release that corrects the description breaks nothing, and says how much it corrects at each operation', () => {
  const subjects = [subject('widgets-show'), {...subject('widgets-index'), changes: changes.slice(0, 1)}];
  const text = textOf([{name: '2026-11-22', day: '2026-11-22', subjects, correction: 'Sizes can be null.'}]);
  expect(text).toContain('**Corrections of the documentation: 3.** The API did not change');
  expect(text).toContain('Sizes can be null.');
  const name = '- `GET /widgets/{id}` ' + String.raw`[Show \<a\> \{widget\}]`;
  expect(text).toContain(
    `${name}(/docs/api/widgets-show/): 2 corrections\n${name}(/docs/api/widgets-index/): 1 correction`,
  );
  expect(text).not.toContain('**Breaking.**');
});
