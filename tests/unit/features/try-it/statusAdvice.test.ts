import {expect, test} from 'vitest';
import {MISSING_TOKEN, WRONG_TOKEN} from '../../../../openapi/model/errorMessages';
import {adviceFor} from '../../../../src/features/try-it/statusAdvice';
import type {Outcome} from '../../../../src/features/try-it/core/outcome';

const unauthorized = (body: object): Outcome => {
  const text = JSON.stringify(body);
  return {
    kind: 'response',
    status: 401,
    headers: [],
    took: 80,
    size: text.length,
    body: {kind: 'json', text, blob: new Blob([text])},
    at: 0,
  };
};

test.each([
  ['without a token', false, {error: MISSING_TOKEN}, 'but had none'],
  ['whose token was lost on the way', true, {error: MISSING_TOKEN}, 'but had none'],
  ['with a wrong token', true, {error: WRONG_TOKEN}, "didn't accept"],
  ['with a token and a new message', true, {error: 'Gone'}, "didn't accept"],
  ['without a token and a new message', false, {}, 'but had none'],
])('@source-01 a request %s is explained', (_request, hadToken, body, words) => {
  expect(adviceFor(unauthorized(body), {hadToken, scopes: []})?.title).toContain(words);
});
