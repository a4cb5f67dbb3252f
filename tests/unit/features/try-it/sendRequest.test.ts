import {expect, test} from 'vitest';
import {sendRequest} from '../../../../src/features/try-it/hooks/sendRequest';
import {adviceFor} from '../../../../src/features/try-it/errorAdvice';

/** The outcome of a call whose response has this body, and its advice. */
async function outcomeOf(body: BodyInit, status = 200) {
  const request = {url: 'https://api.example.com/v2/me', init: {method: 'GET', headers: {}}};
  const headers = {'Content-Type': 'application/json'};
  const transport = () => Promise.resolve(new Response(body, {status, headers}));
  const outcome = await sendRequest(request, new AbortController(), transport);
  if (outcome.kind === 'failure') throw new Error(outcome.reason);
  return {...outcome, advice: adviceFor(outcome, {hadToken: true, scopes: [], fieldScopes: []})?.title};
}

test('a body of white space is none', async () => {
  expect(await outcomeOf(' \n ')).toMatchObject({
    ...{kind: 'response', status: 200, headers: [{name: 'content-type', value: 'application/json'}]},
    body: {kind: 'none', text: ' \n '},
  });
});

test('@real-05 a response that breaks off has its status and no body', async () => {
  const stream = new ReadableStream({pull: (controller) => controller.error(new TypeError('network error'))});
  expect(await outcomeOf(stream, 201)).toMatchObject({
    status: 201,
    body: {kind: 'none', isLost: true},
    advice: 'The response broke off.',
  });
});

test('@source-01 a redirect is no outage, and is not followed', async () => {
  const request = {url: 'https://api.example.com/v2/me', init: {method: 'GET', headers: {}}};
  const hidden = Object.defineProperty(new Response(null), 'type', {value: 'opaqueredirect'});
  const outcome = await sendRequest(request, new AbortController(), () => Promise.resolve(hidden));
  expect(outcome).toMatchObject({kind: 'failure', reason: 'redirected'});
  const advice = adviceFor(outcome, {hadToken: true, scopes: [], fieldScopes: []});
  expect(advice?.title).toBe("The API responded with a redirect, which this form doesn't follow.");
});
