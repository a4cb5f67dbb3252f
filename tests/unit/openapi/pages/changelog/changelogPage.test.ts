import {expect, test} from 'vitest';
import type {Change, Release, SubjectChanges} from '../../../../../openapi/model/changes';
import type {Spec} from '../../../../../openapi/model/spec';
import {changelogPage, releaseTitle} from '../../../../../openapi/pages/changelog/changelogPage';
import type {Block, ChangeEntry} from '../../../../../openapi/pages/page';
import {apiVersions} from '../../../../../src/config/apiVersions';
import {blocksOf, textsOf} from '../../../support/blocks';
import {tinySpec} from '../../../support/tinySpec';

const response = {in: 'response', status: '200'} as const;
const changes: readonly Change[] = [
  {kind: 'changed', impact: 'breaking', action: 'remove', part: response, field: 'data.{key}'},
  {kind: 'changed', impact: 'unclear', action: 'remove', part: {in: 'body'}, keyword: 'allOf', before: {}},
];
const subject = (operationId: string, more: readonly Change[] = changes): SubjectChanges => ({
  kind: 'operation',
  subject: 'GET /widgets/{id}',
  summary: 'Show <a> {widget}',
  operationId,
  changes: more,
});

const history: readonly Release[] = [
  {name: '2026-11-21-2', day: '2026-11-21', subjects: [subject('widgets-show'), subject('widgets-gone')]},
  {name: '2026-11-21', day: '2026-11-21'},
];
const published = (): Spec => ({...tinySpec(), webhooks: {widget_updated: {}}});
const pageOf = (releases: readonly Release[]) =>
  changelogPage({spec: tinySpec(), published: published()}, apiVersions[0], releases);
const blocksIn = (releases: readonly Release[]): Block[] => pageOf(releases).sections.flatMap(({blocks}) => blocks);
const entriesOf = (releases: readonly Release[]): ChangeEntry[] =>
  blocksOf('changes', blocksIn(releases)).flatMap(({entries}) => entries);
const anchorsOf = (releases: readonly Release[]): (string | undefined)[] =>
  pageOf(releases).sections.map(({heading}) => heading?.anchor);

test('a release has the title of its day, with a number where the day has several', () => {
  expect(history.map(releaseTitle)).toEqual(['November 21, 2026 (2)', 'November 21, 2026']);
  expect(releaseTitle({name: '2026-11-22-3', day: '2026-11-22', correction: {title: 'sizes', text: ''}})).toBe(
    'November 22, 2026: sizes',
  );
});

test('@readers-04 the page shows breaking changes, and each entry has an anchor and a link if its subject exists', () => {
  expect(pageOf(history)).toMatchObject({kind: 'changelog', id: 'changelog', url: '/docs/api/changelog/'});
  expect(anchorsOf(history)).toEqual([undefined, 'changes-of-the-api', '2026-11-21-2', '2026-11-21']);
  expect(textsOf(blocksIn(history)).join(' ')).toContain('4 changes, 2 of them breaking. The first published');
  const [shown, gone] = entriesOf(history);
  expect(shown).toMatchObject({
    anchor: '2026-11-21-2-widgets-show',
    subject: 'GET /widgets/{id}',
    name: 'Show <a> {widget}',
    url: '/docs/api/widgets-show/',
    resource: 'Widgets',
  });
  expect(shown?.changes.map(({tags, text}) => `${tags.map((one) => one.text).join(' ')}: ${text}`)).toEqual([
    'Breaking Removed: Response 200, `data.{key}`: removed',
    'Possibly breaking Changed: Request body: allOf an object removed',
  ]);
  expect(shown?.tags.map(({kind}) => kind)).toEqual(['breaking', 'removed', 'unclear', 'changed']);
  expect(gone).not.toHaveProperty('url');
});

test('@readers-04 an event links to its description if it exists', () => {
  const event = (name: string): SubjectChanges => ({kind: 'event', subject: name, summary: 'Changed', changes});
  const subjects = [event('widget_updated'), event('widget_gone')];
  expect(entriesOf([{name: 'a', day: '2026-11-21', subjects}]).map(({url}) => url)).toEqual([
    '/docs/platform/webhooks/event-types/#widget_updated',
    undefined,
  ]);
});

test('@readers-04 fields of an operation with the same change share a line', () => {
  const nullable = (field: string): Change => ({
    ...{kind: 'changed', impact: 'breaking', action: 'replace', part: response, field},
    ...{keyword: 'type', before: 'string', after: ['string', 'null']},
  });
  const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(nullable);
  const linesOf = (list: readonly Change[]): (string | undefined)[] =>
    entriesOf([{name: 'x', day: '2026-11-21', subjects: [subject('widgets-show', list)]}]).flatMap((entry) =>
      entry.changes.map(({text}) => text),
    );
  expect(linesOf([...fields.slice(0, 3), ...changes.slice(1)])).toEqual([
    'Response 200: now nullable (3 fields: `a`, `b`, `c`)',
    'Request body: allOf an object removed',
  ]);
  expect(linesOf(fields)).toEqual(['Response 200: now nullable (8 fields: `a`, `b`, `c`, `d`, `e`, `f`, and 2 more)']);
  expect(linesOf(fields.slice(0, 1))).toEqual(['Response 200, `a`: now nullable']);
});

test('@readers-04 @work-07 corrections of the description are separate from changes of the API, and not breaking', () => {
  const subjects = [subject('widgets-show'), subject('widgets-index', changes.slice(0, 1))];
  const correction = {title: 'sizes', text: 'Sizes can be null.'};
  const releases = [{name: '2026-11-22', day: '2026-11-22', subjects, correction}, ...history.slice(1)];
  expect(anchorsOf(releases)).toEqual([
    undefined,
    'changes-of-the-api',
    '2026-11-21',
    'corrections-of-the-documentation',
    '2026-11-22',
  ]);
  const text = textsOf(blocksIn(releases)).join(' ');
  expect(text).toContain('The API has not changed for callers');
  expect(text).toContain('The API did not change here.');
  expect(text).toContain('Sizes can be null.');
  expect(entriesOf(releases).map(({tags, note, changes: lines}) => [tags, note, lines])).toEqual([
    [[{kind: 'corrected', text: 'Corrected'}], '2 corrections', []],
    [[{kind: 'corrected', text: 'Corrected'}], '1 correction', []],
  ]);
});
