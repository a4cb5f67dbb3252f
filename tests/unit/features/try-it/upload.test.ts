// cspell:words Afile Aname
import {expect, test} from 'vitest';
import type {FormEvent} from '../../../../src/features/try-it/core/formState';
import {AT_ACCOUNT, after, ends, event, link, open, upload} from './forms';

const chosen: FormEvent = {
  type: 'filesChosen',
  id: 'body:file',
  files: [new File(['secret'], 'report.csv')],
};

const withFile = () => after(upload, open(AT_ACCOUNT, upload), chosen);

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
