import {expect, test} from 'vitest';
import {findOperation} from '../../../../src/features/pasted-request/core/findOperation';
import {readRequest} from '../../../../src/features/pasted-request/core/readRequest';
import {type FormContext, type FormState} from '../../../../src/features/try-it/core/formState';
import {fillIn, sourceOf} from '../../../../src/features/try-it/core/fillIn';
import type {Pasted} from '../../../../src/features/try-it/core/pasted';
import {AT_ACCOUNT, NOTHING, after, event, ends, forms, open} from './forms';

const API = 'https://api.example.com';
const TOKEN = 'v2_ak_never_shown_0123456789';

function fill({loaded, apiUrl}: FormContext, text: string): Pasted {
  const read = readRequest(text);
  if (read.kind !== 'request') throw new Error(read.kind);
  const found = findOperation(read.request, [{...loaded.operation, href: '/'}], '/');
  if (found.kind === 'none') throw new Error('No operation.');
  return fillIn(loaded, sourceOf(text, read.request, found), apiUrl);
}

test('@form-05 path, query and body are filled in', () => {
  expect(fill(forms.update, `curl -X PUT ${API}/v2/people/5 -d '{"title": "CTO"}'`)).toEqual({
    content: {values: {'path:id': ['5']}, body: '{"title": "CTO"}'},
    notes: {unfit: [], hadCredential: false},
  });
  expect(fill(forms.list, `${API}/v2/people?ids[]=1&ids[]=2&name=Ana`).content).toEqual({
    values: {'query:ids[]': ['1', '2'], 'query:name': ['Ana']},
    body: undefined,
  });
  // A command without a body isn't sent with another one.
  expect(fill(forms.create, `curl -X POST ${API}/v2/tasks`).content.body).toBe('');
});

test('@form-05 what has no place is listed, with the nearest name and without values', () => {
  const {content, notes} = fill(
    forms.list,
    `curl -kX GET "https://${TOKEN}.other.example/v2/people.json?owner-id=1&name=a&name=b&$X=&zzzzzz=1" -H "X-Trace: 7" -d '{}' | jq`,
  );
  expect(content).toEqual({values: {'query:name': ['a']}, body: undefined});
  expect(notes.unfit).toEqual([
    {kind: 'host', name: 'other.example'},
    {kind: 'path', name: '/v2/people.json', now: '/v2/people'},
    {kind: 'open', name: '$X'},
    {kind: 'connection', name: '--insecure'},
    {kind: 'body'},
    {kind: 'more'},
    {kind: 'parameter', name: 'owner-id', nearest: 'owner_id'},
    {kind: 'repeated', name: 'name'},
    {kind: 'parameter', name: '$X', nearest: undefined},
    {kind: 'parameter', name: 'zzzzzz', nearest: undefined},
    {kind: 'header', name: 'X-Trace', nearest: undefined},
  ]);
});

test.each([
  [`${API}/v2/people/AbCdEfGhIjKlMnOpQrSt`, []],
  [`${API}/v1/people/${encodeURIComponent('a!key (of) 20 letters')}.json`, ['/v1/people/{id}.json']],
])('@form-05 a text that is no ID of a record is dropped from the path of %s', (url, named) => {
  expect(fill(forms.update, url)).toEqual({
    content: {values: {}, body: undefined},
    notes: {
      unfit: [...named.map((name) => ({kind: 'path', name, now: '/v2/people/{id}'})), {kind: 'id', name: 'id'}],
      hadCredential: false,
    },
  });
});

test('@form-05 a credential is dropped wherever it is', () => {
  const pasted = fill(
    forms.list,
    `curl "${API}/v2/people?api_key=${TOKEN}&name=Bearer%20${TOKEN}&${TOKEN}=1" -u x:${TOKEN} -H "Authorization: ${TOKEN}"`,
  );
  expect(pasted.notes.hadCredential).toBe(true);
  expect(JSON.stringify(pasted)).not.toContain(TOKEN);
});

test.each([`-A 'Bearer ${TOKEN}'`, `-e https://a.example/?api_key=${TOKEN}`, `'#${TOKEN}'`, `-K ${TOKEN}`])(
  '@form-05 a credential that no field could have is said to be dropped: %s',
  (option) => {
    const {notes, ...rest} = fill(forms.list, `curl ${API}/v2/people ${option}`);
    expect(notes.hadCredential).toBe(true);
    expect(JSON.stringify([notes, rest])).not.toContain(TOKEN);
  },
);

const pasted = fill(forms.update, `curl -X PUT ${API}/v2/people/5?x=1 -d '{"title": "CTO"}'`);
const pastedInto = (state: FormState): FormState => after(forms.update, state, {type: 'pasted', pasted})[0];

test('@form-05 a paste is undone like an example, and its list is shown until the form is sent', () => {
  const [before] = after(forms.update, open(), event.id, event.body);
  const filled = pastedInto(before);
  expect(filled).toMatchObject({draft: {...pasted.content, isLinked: true}, pasted: pasted.notes, view: 'request'});
  const [undone] = after(forms.update, filled, event.undone);
  expect(undone).toMatchObject({draft: before.draft, undo: undefined, pasted: undefined});
  for (const [one, ...others] of [[event.submitted], [event.reset], [ends('loggedOut')], [event.id, event.submitted]]) {
    if (one) expect(after(forms.update, filled, one, ...others)[0].pasted).toBeUndefined();
  }
});

test('@form-05 a pasted write to the account is confirmed', () => {
  const filled = pastedInto(open(AT_ACCOUNT));
  expect(after(forms.update, filled, event.submitted)[0].isConfirming).toBe(true);
});

test('@form-05 undo brings back what a field had before the paste, and stores no credential', () => {
  const opened = open(NOTHING);
  const wrong = {type: 'fieldChanged', id: 'path:id', texts: [`curl -H "Authorization: Bearer ${TOKEN}"`]} as const;
  const [typed] = after(forms.update, opened, event.id, wrong);
  const [{draft, target}] = after(forms.update, opened, event.id);
  const before = {draft, target};
  const [filled, effects] = after(forms.update, typed, {type: 'pasted', pasted, before});
  expect(JSON.stringify([filled, effects])).not.toContain(TOKEN);
  expect(after(forms.update, filled, event.undone)[0].draft).toEqual(draft);
  expect(after(forms.update, typed, {type: 'restored', before})[0].draft).toEqual(draft);
  // Content of the sandbox never comes to the account this way.
  const [atAccount] = after(forms.update, typed, event.toAccount, {type: 'pasted', pasted, before}, event.undone);
  expect(JSON.stringify(atAccount.draft)).not.toContain('70213');
});

test.each([
  [`{"title": "CTO", "password": "${TOKEN}"}`, '{\n  "title": "CTO"\n}', []],
  [`title=CTO&client_secret=${TOKEN}`, '', [{kind: 'lost'}]],
])('@form-05 a credential of the body %s is dropped', (body, kept, unfit) => {
  expect(fill(forms.create, `curl ${API}/v2/tasks -d '${body}'`)).toMatchObject({
    content: {body: kept},
    notes: {unfit, hadCredential: true},
  });
});

test('@form-05 a form-encoded body is said to be one', () => {
  const {content, notes} = fill(forms.create, `curl ${API}/v2/tasks -d subject=Call -d user_id=3`);
  expect(content.body).toBe('subject=Call&user_id=3');
  expect(notes.unfit).toEqual([{kind: 'encoded'}]);
});
