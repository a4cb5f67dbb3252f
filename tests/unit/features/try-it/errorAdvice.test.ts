import {expect, test} from 'vitest';
import {MISSING_FIELD_SCOPE, MISSING_TOKEN} from '../../../../openapi/model/errorMessages';
import {adviceFor} from '../../../../src/features/try-it/errorAdvice';
import type {Outcome} from '../../../../src/features/try-it/core/outcome';

const NONE = {hadToken: true, scopes: [], fieldScopes: []};

const refused = (status: number, body: object): Outcome => {
  const text = JSON.stringify(body);
  return {
    kind: 'response',
    status,
    headers: [],
    took: 80,
    body: {kind: 'json', text, blob: new Blob([text])},
    at: 0,
  };
};

test.each([
  ['whose token was lost on the way', true, {error: MISSING_TOKEN}, 'had no token or key'],
  ['with a token and a new message', true, {error: 'Gone'}, "didn't accept"],
  ['without a token and a new message', false, {}, 'had no token or key'],
])('@source-01 a request %s is explained', (_request, hadToken, body, words) => {
  expect(adviceFor(refused(401, body), {...NONE, hadToken})?.title).toContain(words);
});

test.each([true, false])('@run-04 a field without its scope is explained, in the sandbox: %s', (isSandbox) => {
  const outcome = refused(422, {error: MISSING_FIELD_SCOPE});
  const advice = adviceFor(outcome, {...NONE, fieldScopes: ['email_contents:read'], isSandbox});
  expect(advice?.title).toContain('require the scope email_contents:read');
  expect(advice?.help).toContain(isSandbox ? 'Key, scopes, points, and records' : 'a token or key that has it');
});

test('@source-01 a 429 says whose points are spent; a countdown says when to send again', () => {
  expect(adviceFor(refused(429, {}), NONE)?.title).toBe('Your team has reached its rate limit.');
});
