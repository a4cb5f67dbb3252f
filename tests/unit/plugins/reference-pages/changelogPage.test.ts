import {expect, test} from 'vitest';
import type {Release} from '../../../../openapi/tools/changes/history';
import {changelogPage, releaseTitle} from '../../../../plugins/reference-pages/changelogPage';
import {apiVersions} from '../../../../src/config/apiVersions';
import {assertMdx, partsOf} from '../../support/mdx';
import {tinySpec} from '../../support/tinySpec';

const subject = (operationId: string) => ({
  subject: 'GET /widgets/{id}',
  summary: 'Show <a> {widget}',
  operationId,
  changes: [
    {kind: 'changed', impact: 'breaking', words: 'Answer 200, `data.{key}`: removed'},
    {kind: 'changed', impact: 'unclear', words: 'Request body: allOf without an object'},
  ] as const,
});

const history: readonly Release[] = [
  {name: '2026-11-21-2', day: '2026-11-21', subjects: [subject('widgets-show'), subject('widgets-gone')]},
  {name: '2026-11-21', day: '2026-11-21'},
];

test('a release has the title of its day, with a number where the day has several', () => {
  expect(history.map(releaseTitle)).toEqual(['21 November 2026 (2)', '21 November 2026']);
});

test('the page says what broke, and leads to operations that are still there', async () => {
  const page = changelogPage(apiVersions[0], tinySpec(), history);
  await assertMdx(page);
  expect(partsOf(page).data).toMatchObject({id: 'changelog', displayed_sidebar: 'api-v2.0'});
  expect(page).toContain('Changes: 4, of which 2 can break a program.');
  expect(page).toContain(
    String.raw`- ${'`GET /widgets/{id}`'} [Show \<a> \{widget\}](/docs/api/widgets-show/)` +
      '\n  - **Breaking.** Answer 200, `data.{key}`: removed.\n  - **To be judged.** Request body: allOf without an object.',
  );
  expect(page).not.toContain('/widgets-gone/');
  expect(page).toContain('changes are counted from here');
});

test('@readers-04 a release that corrects the description breaks nothing, and says how much it corrects at each operation', async () => {
  const {changes, ...shown} = subject('widgets-show');
  const subjects = [
    {...shown, changes},
    {...shown, operationId: 'widgets-index', changes: changes.slice(0, 1)},
  ];
  const page = changelogPage(apiVersions[0], tinySpec(), [
    {name: '2026-11-22', day: '2026-11-22', subjects, correction: 'Sizes can be null.'},
  ]);
  await assertMdx(page);
  expect(page).toContain('**Corrections of the documentation: 3.** The API did not change');
  expect(page).toContain('Sizes can be null.');
  const name = '- `GET /widgets/{id}` ' + String.raw`[Show \<a> \{widget\}]`;
  expect(page).toContain(
    `${name}(/docs/api/widgets-show/): 2 corrections\n${name}(/docs/api/widgets-index/): 1 correction\n`,
  );
  expect(page).not.toContain('**Breaking.**');
});
