import {describe, expect, test} from 'vitest';
import type {FormEvent, FormState} from '../../../../src/features/try-it/core/formState';
import {
  AT_ACCOUNT,
  NOTHING,
  after,
  ended,
  ends,
  event,
  expectForm,
  forms,
  link,
  open,
  responds,
  typesOf,
} from './forms';

const {list, update} = forms;
const {body, confirmed, authorized, id, malformed, reset, submitted, toAccount, undone} = event;
const listed = open(NOTHING, list);
const atAccount = open(AT_ACCOUNT);
const ofLink = open(AT_ACCOUNT, update, '#try-it?path:id=1&body={"a":1}');
const name = (texts: string[]): FormEvent => ({type: 'fieldChanged', id: 'query:name', texts});
const draft = {values: {'path:id': ['70213']}, body: '{"title": "Lead", "owner_id": 318}'};
const SYNC = {'query:updated_at[gt]': [expect.any(String)], 'query:sort_by': ['updated_at'], 'query:per_page': ['100']};
/** The effects of the end of a visit. */
const ENDED = 'storeDraft, store undo, store ids, cancel';

/** The form before, what happens, what the form has then, and the effects of the last event. */
type Row = [what: string, before: FormState, events: readonly FormEvent[], state: object, effects: string];

const content: Row[] = [
  ['a parameter is added', listed, [{type: 'parameterAdded', id: 'query:name'}], {added: ['query:name']}, ''],
  ['a cleared one stays', listed, [name(['a']), name([])], {added: ['query:name']}, 'storeDraft'],
  ['one is removed', listed, [name(['a']), {type: 'parameterRemoved', id: 'query:name'}], {added: []}, 'storeDraft'],
  [
    'the sync example joins what is there',
    listed,
    [name(['a']), {type: 'syncInserted'}],
    {draft: {values: {'query:name': ['a'], ...SYNC}}},
    'storeDraft, store undo',
  ],
  [
    'a reset is stored',
    open(),
    [id, body, reset],
    {draft: {values: {}, body: undefined}, added: []},
    'storeDraft, store undo',
  ],
  ['@form-07 a reset is undone', open(), [id, body, reset, undone], {draft, undo: undefined}, 'storeDraft, store undo'],
  [
    '@form-07 a second reset keeps the first',
    open(),
    [id, reset, reset, undone],
    {draft: {values: draft.values}},
    'storeDraft, store undo',
  ],
  ['nothing is left to undo', open(), [undone], {undo: undefined}, ''],
  [
    'access changes',
    open(),
    [{type: 'accessChanged', access: {hasKey: false, scopes: []}}],
    {access: {hasKey: false}},
    '',
  ],
];

const calls: Row[] = [
  ['a wrong form is rejected', atAccount, [submitted], {view: 'request', rejection: {}, sending: undefined}, ''],
  ['the sandbox needs no key', open(), [id, body, malformed], {view: 'response', sending: {target: 'sandbox'}}, 'send'],
  ['a call has its credential', atAccount, [id, body, submitted, authorized], {sending: {target: 'account'}}, 'send'],
  [
    '@real-04 another credential sends nothing',
    atAccount,
    [id, submitted, {type: 'refused'}],
    {notice: {isRefused: true}},
    '',
  ],
  ['@api-05 a second click does nothing', open(), [id, body, submitted, submitted], {sending: {}}, ''],
  [
    '@real-04 a second link, which fills in nothing, leaves the question',
    ofLink,
    [link('#try-it?target=account'), submitted],
    {isConfirming: true, sending: undefined},
    '',
  ],
  ['@real-03 an expiry takes the question back', ofLink, [submitted, ends('expired')], {isConfirming: false}, ENDED],
  ['a confirmed form takes the credential', ofLink, [submitted, confirmed], {isConfirming: false}, 'authorize'],
  ['a declined form stays', ofLink, [submitted, {type: 'declined'}], {isConfirming: false, sending: undefined}, ''],
  ['no one confirms without a question', atAccount, [id, body, confirmed], {sending: undefined}, ''],
  [
    '@real-08 a link takes the question back',
    ofLink,
    [submitted, link('#try-it?path:id=2')],
    {isConfirming: false},
    'storeDraft, store undo',
  ],
  [
    '@real-08 a link leaves a running call',
    open(),
    [id, submitted, link('#try-it?path:id=2')],
    {sending: {}},
    'storeDraft, store undo',
  ],
  ['a canceled call ends with its outcome', open(), [id, submitted, {type: 'canceled'}], {sending: {}}, 'cancel'],
  ['@run-05 a token never goes to the sandbox', open(), [id, authorized], {sending: undefined}, ''],
  [
    '@run-02 a reset of the sandbox drops its call',
    open(),
    [id, submitted, {type: 'sandboxReset'}],
    {sending: undefined},
    'cancel',
  ],
];

test.each([...content, ...calls])('@form-01 %s', (...[, before, events, state, effects]) => {
  const context = before === listed ? list : update;
  const [changed, done] = after(context, before, ...events);
  expectForm(changed, state);
  expect(typesOf(done)).toBe(effects);
});

test('@shown-02 an operation without security sends no key to the account', () => {
  const [state, effects] = after(forms.status, open(AT_ACCOUNT, forms.status), malformed);
  expect(effects).toContainEqual(expect.objectContaining({type: 'send', token: undefined}));
  expect(state.sending?.request.init.headers).toEqual({Accept: 'application/json'});
});

describe('@form-01 the end of a call', () => {
  const [sent] = after(list, listed, submitted);

  test('is reported, shown, and offers its IDs', () => {
    const [state, effects] = after(list, sent, ended(sent));
    expect(state).toMatchObject({view: 'response', sending: undefined, result: {hadToken: true}});
    expect(state.ids.known).toEqual([{resource: 'people', id: '70999', name: 'Ana'}]);
    expect(typesOf(effects)).toBe('store ids, report');
  });

  test('leaves a visitor who went back to the form there', () => {
    const [state] = after(list, sent, {type: 'viewed', view: 'request'}, ended(sent));
    expect(state).toMatchObject({view: 'request', result: {}});
  });

  test('@run-05 to another target is reported, and not shown', () => {
    const [moved, effects] = after(list, sent, toAccount);
    expect(typesOf(effects)).toContain('cancel');
    const [state, late] = after(list, moved, ended(sent));
    expect(state).toMatchObject({result: undefined, ids: {known: []}});
    expect(typesOf(late)).toBe('report');
  });

  test('remembers an accepted token, which 401 is not', () => {
    const [mine] = after(list, open(AT_ACCOUNT, list), submitted, authorized);
    expect(typesOf(after(list, mine, ended(mine))[1])).toBe('store ids, report, accept');
    expect(typesOf(after(list, mine, ended(mine, responds('', 401)))[1])).toBe('report');
  });

  test.each<readonly [string, FormEvent]>([
    ['a link', link('#try-it?path:id=2')],
    ['a rejected attempt', malformed],
  ])('@api-05 with a 422 says nothing of the fields after %s', (_, change) => {
    const [mine] = after(update, atAccount, id, body, submitted, authorized);
    const [state] = after(update, mine, ended(mine, responds('{"errors": {"title": ["is long"]}}', 422)), change);
    expect(state.result).toMatchObject({outcome: {status: 422}, isReplaced: true});
  });
});
