import {expect, test} from 'vitest';
import {send} from '../../../../src/features/try-it/send';
import {adviceFor} from '../../../../src/features/try-it/statusAdvice';

/** The outcome of a call whose response has this body, and its advice. */
async function outcomeOf(body: BodyInit, status = 200) {
  const request = {url: 'https://api.example.com/v2/me', init: {method: 'GET', headers: {}}};
  const headers = {'Content-Type': 'application/json'};
  const transport = () => Promise.resolve(new Response(body, {status, headers}));
  const outcome = await send(request, new AbortController().signal, {transport});
  if (outcome.kind === 'failure') throw new Error(outcome.reason);
  return {...outcome, advice: adviceFor(outcome, {hadToken: true, scopes: [], fieldScopes: []})?.title};
}

test('a body of white space is none', async () => {
  expect(await outcomeOf(' \n ')).toMatchObject({status: 200, body: {kind: 'none'}});
});

const streamOf = (pull: (controller: ReadableStreamDefaultController) => void): ReadableStream =>
  new ReadableStream({pull}, {highWaterMark: 0});

test('@real-05 a response without end is read up to 50 MB', async () => {
  const part = new Uint8Array(10_000_000);
  const {size, advice} = await outcomeOf(streamOf((controller) => controller.enqueue(part)));
  expect([size, advice]).toEqual([60_000_000, 'The response has more than 50 MB.']);
});

test('@real-05 a response that breaks off has its status and what arrived', async () => {
  const parts = [new TextEncoder().encode('{"data"')];
  const stream = streamOf((controller) => {
    const part = parts.pop();
    if (part) controller.enqueue(part);
    else controller.error(new TypeError('network error'));
  });
  expect(await outcomeOf(stream, 201)).toMatchObject({
    status: 201,
    body: {text: '{"data"'},
    advice: 'The response broke off.',
  });
});
