import {expect, test} from 'vitest';
import {draftOf, readDraft} from '../../../../src/features/try-it/core/draft';
import {type Effect, storedDraft} from '../../../../src/features/try-it/core/effects';
import {readIds} from '../../../../src/features/try-it/core/knownIds';
import type {FormEvent, FormState, Stored} from '../../../../src/features/try-it/core/formState';
import {openForm} from '../../../../src/features/try-it/core/target';
import {
  AT_ACCOUNT,
  NOTHING,
  after,
  bodyIs,
  ended,
  ends,
  event,
  expectForm,
  forms,
  link,
  open,
  responds,
  storedIn,
  typesOf,
} from './forms';

const {create, list, update} = forms;
const {authorized, body, confirmed, id, loggedIn, submitted, toAccount, toSandbox, undone} = event;
const draft = {values: {'path:id': ['70213']}, body: '{"title": "Lead", "owner_id": 318}'};
const clean = {values: {}, body: '{"title": "Lead"}'};
const removed = {kind: 'idsRemoved', removed: ['id', 'owner_id']};
const typed = [id, body];
const otherId: FormEvent = {type: 'fieldChanged', id: 'path:id', texts: ['8']};

test.each<[what: string, events: readonly FormEvent[], state: object]>([
  [
    'by the switch has no ID',
    [...typed, toAccount],
    {draft: {...clean, isMoved: false}, undo: removed, choice: 'account'},
  ],
  ['by a login that a reload finds has none', [...typed, loggedIn], {draft: {...clean, isMoved: true}, undo: removed}],
  ['by a link has none', [...typed, link('#try-it?target=account')], {draft: {...clean, isMoved: true}, undo: removed}],
  [
    'keeps what was typed since',
    [...typed, toAccount, otherId, undone],
    {draft: {values: {'path:id': ['8']}, body: draft.body}},
  ],
])('@target-01 a form at the account: %s', (_, events, state) => {
  expectForm(after(update, open(), ...events)[0], {target: 'account', ...state});
});

test.each<[what: string, events: readonly FormEvent[], state: object]>([
  ['gets its IDs back', [...typed, toAccount, toSandbox], {draft, undo: undefined, choice: 'sandbox'}],
  ['stays there for a login that a reload finds', [toSandbox, id, loggedIn], {draft: {values: draft.values}}],
  [
    'by a link stays there for it as well',
    [link('#try-it?target=sandbox&path:id=1'), loggedIn],
    {draft: {target: 'sandbox'}},
  ],
])('@target-01 a form in the sandbox: %s', (_, events, state) => {
  expectForm(after(update, open(), ...events)[0], {target: 'sandbox', ...state});
});

test('@target-01 the account gets no value that a response of the sandbox had as an ID, under any name', () => {
  const [sent] = after(list, open(NOTHING, list), submitted);
  const named: FormEvent = {type: 'fieldChanged', id: 'query:name', texts: ['70999']};
  const [state] = after(list, sent, ended(sent), named, toAccount);
  expect(state).toMatchObject({draft: {values: {}}, undo: {removed: ['name']}, ids: {known: []}});
});

test('@target-01 the example that is inserted at the account has no ID of the sandbox', () => {
  expect(after(create, open(AT_ACCOUNT, create), event.example)[0].draft.body).toBe('{\n  "subject": "Call"\n}');
  expect(after(create, open(NOTHING, create), event.example)[0].draft.body).toContain('70211');
});

test('@real-03 the end of a visit leaves nothing to undo for the next visitor', () => {
  const [emptied] = after(update, open(), bodyIs('{"title": "Lead"}'), event.reset);
  expect(emptied.undo).toBeDefined();
  expect(after(update, emptied, ends('loggedOut'))[0].undo).toBeUndefined();
});

test('@target-02 a write asks once if anything but the switch moved it', () => {
  const [asked] = after(update, open(), bodyIs('{"title": "Lead"}'), ends('loggedIn'), id, submitted);
  expect(asked.isConfirming).toBe(true);
  const [sent, effects] = after(update, asked, confirmed, authorized);
  expect(typesOf(effects)).toBe('storeDraft, send');
  expect(typesOf(after(update, sent, ended(sent), submitted)[1])).toBe('authorize');
});

test.each<[what: string, state: FormState, isAsked: boolean]>([
  ['that the visitor moved does not ask', after(update, open(), body, toAccount, id, submitted)[0], false],
  ['with its IDs put back asks', after(update, open(), body, toAccount, undone, id, submitted)[0], true],
  [
    'after a login asks, though nothing was entered',
    after(create, open(NOTHING, create), ends('loggedIn'), submitted)[0],
    true,
  ],
  [
    'whose login a reload finds does not ask if nothing was entered',
    after(create, open(NOTHING, create), loggedIn, submitted)[0],
    false,
  ],
])('@target-02 a write %s', (_, state, isAsked) => {
  expect(state.isConfirming).toBe(isAsked);
});

const filter: FormEvent = {type: 'fieldChanged', id: 'query:name', texts: ['Ana']};
test.each<[what: string, events: readonly FormEvent[], fragment: string, effects: string]>([
  ['after a login asks nothing about what is typed then', [ends('loggedIn'), filter], '', 'authorize'],
  ['with what was typed for the sandbox asks', [filter, ends('loggedIn')], '', ''],
])('@target-01 a read %s', (_, events, fragment, effects) => {
  expect(typesOf(after(list, open(NOTHING, list, fragment), ...events, submitted)[1])).toBe(effects);
});

const ANA = '{"target":"sandbox","known":[{"resource":"people","id":"1","name":"Ana"}],"created":[]}';
const stored = (origin: string, more: Partial<Stored> = {}): Stored => ({
  ...{...NOTHING, ...more},
  draft: readDraft(new URLSearchParams({'path:id': '70213', body: draft.body, origin}).toString()),
});

test.each<[what: string, state: FormState, expected: object]>([
  ['starts at the account of a login', open({...NOTHING, isLoggedIn: true}), {target: 'account'}],
  ['keeps those of the account, before the login is known', open(stored('account')), {target: 'account', draft}],
  [
    'takes no ID along to it',
    open(stored('sandbox', {target: 'account', ids: readIds(ANA)})),
    {draft: {...clean, isMoved: true}, undo: removed, ids: {known: []}},
  ],
  ['takes none along from anywhere else', open(stored('x', {target: 'account'})), {draft: clean}],
  [
    'follows a link to the sandbox',
    open(AT_ACCOUNT, update, '#try-it?target=sandbox'),
    {target: 'sandbox', choice: 'account'},
  ],
  [
    'ignores a target that it does not have',
    openForm({...update, targets: ['account']}, NOTHING, draftOf('#try-it?target=sandbox')),
    {target: 'account', draft: {target: undefined}},
  ],
])('@target-01 a form that opens %s', (_, state, expected) => {
  expectForm(state, expected);
});

test('@target-03 a login lets the visitor undo what was undone before, without its IDs', () => {
  const own = bodyIs('{"title": "Mine", "owner_id": 318}');
  const [state] = after(update, open(), own, event.reset, ends('loggedIn'), undone);
  expect(state).toMatchObject({target: 'account', draft: {body: '{"title": "Mine"}', isMoved: true}, undo: undefined});
  const [example] = after(update, open(), own, event.example, ends('loggedIn'), undone);
  expect(example).toMatchObject({draft: {body: '{"title": "Mine"}', isMoved: true}});
});

/** What effects store, by the name of the item. */
const itemsOf = (effects: readonly Effect[]): ReadonlyMap<string, string | null> =>
  new Map(
    effects.flatMap((effect) => {
      if (effect.type === 'store') return [[effect.item, effect.text]];
      if (effect.type !== 'storeDraft') return [];
      return [['draft', storedDraft(update.loaded, effect.draft, effect.target)]];
    }),
  );

test('@target-03 a login ends the target of a link, and a reload stays at the account', () => {
  const [state, effects] = after(update, open(NOTHING, update, '#try-it?path:id=1&target=sandbox'), ends('loggedIn'));
  expect(state).toMatchObject({target: 'account', draft: {target: undefined}});
  const items = itemsOf(effects);
  const kept = storedIn((name) => (name === 'draft' ? items.get(name) : undefined));
  expect(open({...kept, isLoggedIn: true}).target).toBe('account');
});

test('@target-01 a reload keeps the names of removed IDs, and the way back', () => {
  const effects = [typed, [...typed, toAccount]].flatMap((events) => after(update, open(), ...events)[1]);
  const items = itemsOf(effects);
  const again = open({...storedIn((item) => items.get(item)), target: 'account'});
  expect(again).toMatchObject({draft: clean, undo: removed});
  expect(after(update, again, undone)[0].draft).toMatchObject({...draft, isMoved: true});
});

test.each(['', '{', '[]', '{"kind": "reset"}', '{"kind": "x", "draft": "", "after": "", "removed": []}'])(
  '@real-05 a form opens with %j for what can be undone',
  (undo) => {
    expect(open(storedIn((item) => (item === 'undo' ? undo : undefined))).undo).toBeUndefined();
  },
);

test('@target-01 a link that replaces what was typed can be undone, and names no ID that it did not remove', () => {
  const repeated = link('#try-it?path:id=5&body={"owner_id":324}&target=account');
  const [state] = after(update, open(), ...typed, repeated);
  expect(state).toMatchObject({draft: {body: '{"owner_id":324}', isMoved: false}, undo: {kind: 'linked'}});
  const [back] = after(update, state, undone);
  expect(back).toMatchObject({target: 'account', draft: {...clean, isMoved: true}, undo: removed});
});

test.each<[what: string, event: FormEvent, expected: object]>([
  ['by a logout empties the form', ends('loggedOut'), {draft: {values: {}, body: undefined}, undo: undefined}],
  ['by another key keeps it', ends('keyReplaced'), {draft: {values: draft.values}}],
  ['by a login of a visitor with a key empties it', ends('loggedIn', true), {draft: {values: {}}, choice: 'account'}],
  [
    'in another page takes what the tab has',
    ends('elsewhere', false, {...NOTHING, isLoggedIn: true}),
    {draft: {values: {}}},
  ],
])('@real-03 the end of a visit %s', (_, end, expected) => {
  const [sent] = after(list, open(AT_ACCOUNT, list), submitted, authorized);
  const [state, effects] = after(list, sent, ended(sent, responds()), id, end);
  expectForm(state, {...expected, target: 'account', ids: {known: []}, view: 'request', result: undefined});
  expect(typesOf(effects)).toMatch(/storeDraft, store undo, store ids, cancel$/);
});
