import {expect, test} from 'vitest';
import {testSandbox} from './testSandbox';

test('@run-04 each scope of an operation that is missing gives a 403, and so does a user without admin rights', async () => {
  const {send} = testSandbox({}, {reader: {scopes: ['people:read', 'team:write']}, user: {isAdmin: false}});
  expect((await send('GET /v2/people', undefined, 'reader')).status).toBe(200);
  expect(await send('DELETE /v2/people/70211', undefined, 'reader')).toMatchObject({
    status: 403,
    body: {error: 'Sandbox: the token does not have the required scopes'},
  });
  expect((await send('PUT /v2/users/324', {active: false}, 'reader')).status).toBe(200);
  expect(await send('PUT /v2/users/324', {active: false}, 'user')).toMatchObject({
    status: 403,
    body: {error: "Sandbox: the user isn't a team admin"},
  });
});

test('@run-04 a budget is spent by points, gives a 429 without Retry-After, and is full in the next minute of the clock', async () => {
  let now = Date.UTC(2026, 8, 18, 15, 0, 59);
  const {sandbox, send} = testSandbox({now: () => now, pointsPerMinute: 12});
  const left = async (request: string): Promise<[status: number, cost: string | null, remaining: string | null]> => {
    const {status, headers} = await send(request);
    return [status, headers.get('x-ratelimit-endpoint-cost'), headers.get('x-ratelimit-remaining-minute')];
  };
  expect(await left('GET /v2/people')).toEqual([200, '1', '11']);
  expect(await left('GET /v2/people?page=251')).toEqual([200, '10', '1']);
  expect(await left('GET /v2/people?page=101')).toEqual([429, '3', '1']);
  expect(await left('GET /v2/nowhere')).toEqual([404, '1', '0']);
  const refused = await send('POST /v2/people', {email_address: 'a@b.example'});
  expect(refused).toMatchObject({status: 429, body: {error: 'API rate limit exceeded'}});
  expect(refused.headers.get('retry-after')).toBeNull();
  expect((await send('GET /v2/people', undefined, 'someone-else')).status).toBe(200);
  sandbox.reset('someone-else');
  expect((await send('GET /v2/people')).status).toBe(429);
  sandbox.reset('maya');
  sandbox.rateLimit.spendAll('maya');
  expect(await left('GET /v2/people')).toEqual([429, '1', '0']);
  sandbox.reset('maya');
  expect(await left('GET /v2/people')).toEqual([200, '1', '11']);
  now += 1000;
  expect(await left('GET /v2/people?email_addresses[]=a@b.example')).toEqual([200, '1', '11']);
});
