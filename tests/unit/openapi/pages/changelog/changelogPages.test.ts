import {expect, test} from 'vitest';
import type {Change, Release, SubjectChanges} from '../../../../../openapi/model/changes';
import type {Spec} from '../../../../../openapi/model/spec';
import {changelogPages, releaseTitle, releaseUrl} from '../../../../../openapi/pages/changelog/changelogPages';
import type {Block, ChangeEntry, ChangeListBlock, VersionPage} from '../../../../../openapi/pages/page';
import {apiVersions} from '../../../../../src/config/apiVersions';
import {blocksOf, textsOf} from '../../../support/blocks';
import {tinySpec} from '../../../support/tinySpec';

const response = (status = '200') => ({in: 'response', status}) as const;
const changes: readonly Change[] = [
  {
    impact: 'breaking',
    action: 'remove',
    part: response(),
    field: 'data.city',
    before: 'string',
  },
  {impact: 'unclear', action: 'remove', part: {in: 'body'}, keyword: 'pattern', before: '^x'},
];
const dueOn = (field: string): Change => ({
  ...{impact: 'compatible', action: 'replace', part: response(), field},
  ...{keyword: 'type', before: 'string', after: 'string (date)'},
});
const subject = (operationId: string, more: readonly Change[] = changes): SubjectChanges => ({
  kind: 'operation',
  subject: operationId === 'widgets-index' ? 'GET /widgets' : 'GET /widgets/{id}',
  summary: 'Show <a> {widget}',
  operationId,
  changes: more,
});
const event = (name: string, more: readonly Change[] = changes): SubjectChanges => ({
  ...{kind: 'event', subject: name, summary: 'Changed', changes: more},
});

const first: Release = {name: '2026-11-21', day: '2026-11-21'};
const releaseOf = (...subjects: readonly SubjectChanges[]): Release => ({
  ...{name: '2026-11-21-2', day: '2026-11-21', subjects},
});
const correctionOf = (...subjects: readonly SubjectChanges[]): Release => ({
  ...{name: '2026-11-22', day: '2026-11-22', subjects, correction: {title: 'sizes', text: 'Sizes can be null.'}},
});
const published = (): Spec => ({...tinySpec(), webhooks: {widget_updated: {}}});
const pagesOf = (...releases: readonly Release[]): VersionPage[] =>
  changelogPages({spec: tinySpec(), published: published()}, apiVersions[0], releases);
const blocksIn = ({sections}: VersionPage): Block[] => sections.flatMap(({blocks}) => blocks);
const listsOf = (...releases: readonly Release[]): ChangeListBlock[] =>
  blocksOf('changes', pagesOf(...releases).flatMap(blocksIn));
const entriesOf = (...releases: readonly Release[]): ChangeEntry[] =>
  listsOf(...releases).flatMap(({groups}) => groups.flatMap(({entries}) => entries));
const linesOf = (...releases: readonly Release[]): string[] =>
  entriesOf(...releases).flatMap(({lines}) => lines.map(({text}) => text));

test('a release has the title of its day, with a number where the day has several, and a URL', () => {
  expect([releaseOf(), first, correctionOf()].map(releaseTitle)).toEqual([
    'November 21, 2026 (2)',
    'November 21, 2026',
    'November 22, 2026: sizes',
  ]);
  expect([first, correctionOf()].map((release) => releaseUrl(apiVersions[0], release))).toEqual([
    '/docs/api/changelog/#2026-11-21',
    '/docs/api/corrections/#2026-11-22',
  ]);
});

test('@readers-04 the page shows breaking changes by kind, and each entry has an anchor and a link if its subject exists', () => {
  const history = [releaseOf(subject('widgets-show'), subject('widgets-gone', changes.slice(0, 1))), first];
  const [page, corrections] = pagesOf(...history);
  expect(page).toMatchObject({kind: 'changelog', id: 'changelog', url: '/docs/api/changelog/'});
  expect(corrections).toBeUndefined();
  expect(page?.sections.map(({heading}) => heading?.anchor)).toEqual([undefined, '2026-11-21-2', '2026-11-21']);
  expect(textsOf(page ? blocksIn(page) : []).join(' ')).toContain('2 changes, 1 of them breaking. The first published');
  expect(listsOf(...history).map(({label, groups}) => [label, groups.map(({name}) => name)])).toEqual([
    ['Changed', ['Widgets']],
    ['Removed', ['Several resources']],
  ]);
  const [changed, removed] = entriesOf(...history);
  expect(changed).toMatchObject({
    anchor: '2026-11-21-2-widgets-show',
    name: 'Show <a> {widget}',
    note: '1 change',
    breaking: 'Possibly breaking',
    subjects: [{subject: 'GET /widgets/{id}', url: '/docs/api/widgets-show/'}],
    lines: [{text: 'Request body: pattern `^x` removed', breaking: 'Possibly breaking'}],
  });
  expect(removed?.anchor).toBe('2026-11-21-2-widgets-show-2');
  expect(removed?.lines).toEqual([{text: 'Response 200, `data.city`: removed, `string`', breaking: 'Breaking'}]);
});

test('an event links to its description if it exists, and a removed operation has a group of its own', () => {
  const [shown, gone] = entriesOf(releaseOf(event('widget_updated', changes.slice(1)), event('widget_gone')));
  expect(shown?.subjects.map(({url}) => url)).toEqual([
    '/docs/platform/webhooks/event-types/#widget_updated',
    undefined,
  ]);
  expect(gone?.subjects).toEqual([{subject: 'widget_gone'}]);
  expect(listsOf(releaseOf(event('widget_gone'))).flatMap(({groups}) => groups.map(({name}) => name))).toEqual([
    'Webhook events',
    'Webhook events',
  ]);
  const [list] = listsOf(releaseOf(subject('widgets-gone')));
  expect(list?.groups[0]?.name).toBe('Removed operations');
});

test('@hand-05 the same change of a record is one line, whether the record is alone, in a list or delivered', () => {
  const [entry, ...others] = entriesOf(
    releaseOf(
      subject('widgets-index', [dueOn('data[].due_on')]),
      subject('widgets-show', [dueOn('data.due_on')]),
      event('widget_updated', [{...dueOn('due_on'), part: {in: 'delivery'}}]),
    ),
  );
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    note: 'and 2 more · 1 change',
    same: 'The same in 3 operations and events:',
    lines: [{text: 'Response 200, `data[].due_on`: `string` → `string (date)`'}],
  });
  expect(entry?.subjects.map((one) => one.subject)).toEqual(['GET /widgets', 'GET /widgets/{id}', 'widget_updated']);
  const error = {...dueOn('data.due_on'), part: response('422')};
  expect(
    linesOf(releaseOf(subject('widgets-index', [dueOn('data.due_on')]), subject('widgets-show', [error]))),
  ).toEqual([
    'Response 200, `data.due_on`: `string` → `string (date)`',
    'Response 422, `data.due_on`: `string` → `string (date)`',
  ]);
});

test('changes that read the same are one line, with the most serious impact', () => {
  const type: Change = {...dueOn('data.due_on'), impact: 'breaking'};
  const [entry] = entriesOf(releaseOf(subject('widgets-show', [dueOn('data.due_on'), type, dueOn('data.due_on')])));
  expect(entry?.lines).toEqual([
    {text: 'Response 200, `data.due_on`: `string` → `string (date)`', breaking: 'Breaking'},
  ]);
});

test('@readers-04 @work-07 corrections of the description have a page of their own, and are not breaking', () => {
  const [page, corrections] = pagesOf(correctionOf(subject('widgets-show')), first);
  const text = textsOf(page ? blocksIn(page) : []).join(' ');
  expect(text).toContain('The API has not changed for callers');
  expect(text).toContain('[Documentation corrections](/docs/api/corrections/)');
  expect(page?.sections.map(({heading}) => heading?.anchor)).toEqual([undefined, '2026-11-21']);
  expect(corrections).toMatchObject({kind: 'changelog', id: 'corrections', url: '/docs/api/corrections/'});
  expect(textsOf(corrections ? blocksIn(corrections) : []).join(' ')).toMatch(
    /The API did not change\..*Sizes can be null\./s,
  );
  expect(listsOf(correctionOf(subject('widgets-show'))).map(({label}) => label)).toEqual(['Corrected']);
  const [entry] = entriesOf(correctionOf(subject('widgets-show')));
  expect(entry).toMatchObject({note: '2 corrections', lines: [{}, {text: 'Request body: pattern `^x` removed'}]});
  expect(JSON.stringify(entry)).not.toContain('breaking');
});
