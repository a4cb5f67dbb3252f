// cspell:words Afile Aname
import {expect, test} from 'vitest';
import type {FormEvent} from '../../../../src/features/try-it/core/formState';
import {loggedCall} from '../../../../src/features/try-it/core/outcome';
import {AT_ACCOUNT, after, ends, event, link, open, responds, typesOf, upload} from './forms';

const chosen: FormEvent = {
  type: 'filesChosen',
  id: 'body:file',
  files: [new File(['secret'], 'report.csv')],
};

const withFile = () => after(upload, open(AT_ACCOUNT, upload), chosen);

test('@shown-03 a chosen file is stored nowhere', () => {
  const [state, effects] = withFile();
  expect(typesOf(effects)).not.toContain('store');
  expect(JSON.stringify(state.draft)).not.toContain('report.csv');
});

test.each<[string, FormEvent]>([
  ['a reset', event.reset],
  ['the removal of its field', {type: 'parameterRemoved', id: 'body:file'}],
  ['a logout', ends('loggedOut')],
  ['a link to other values', link('#try-it?body%3Aname=Q2')],
])('@shown-03 a form has no file after %s', (_, next) => {
  const [before] = withFile();
  expect(before.files['body:file']).toHaveLength(1);
  const [state] = after(upload, before, next);
  expect(Object.values(state.files).flat()).toEqual([]);
});

test.each(['', '#try-it?body%3Afile=report.csv'])('@shown-03 a form without its file sends nothing: %s', (fragment) => {
  const [state, effects] = after(upload, open(AT_ACCOUNT, upload, fragment), event.submitted);
  expect(state.rejection).toBeDefined();
  expect(effects).toEqual([]);
});

test('@shown-03 a form sends its file and its texts, of which the list of calls has the name and the size', () => {
  const named: FormEvent = {type: 'fieldChanged', id: 'body:name', texts: ['Q1']};
  const [{sending}] = after(upload, withFile()[0], named, event.submitted, event.authorized);
  const body = sending?.request.init.body as FormData;
  expect([body.get('name'), (body.get('file') as File).name, (body.get('file') as File).size]).toEqual([
    'Q1',
    'report.csv',
    6,
  ]);
  expect(sending?.request.init.headers).toEqual({Accept: 'application/pdf'});
  const call = sending && loggedCall(upload.loaded, sending, responds());
  expect(call?.request?.text?.split('\n').toSorted()).toEqual(['file=report.csv (6 B)', 'name=Q1']);
  expect(call?.fragment).toBe('#try-it?body%3Aname=Q1&target=account');
});
