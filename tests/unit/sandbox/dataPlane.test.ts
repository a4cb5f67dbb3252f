import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {type Received, startDataPlane} from '../../../sandbox/analytics/dataPlane';
import {close} from '../../../src/node/ports';
import {SITE} from './testApi';

let plane: Awaited<ReturnType<typeof startDataPlane>>;
beforeAll(async () => {
  plane = await startDataPlane(0, [SITE]);
});
afterAll(() => close(plane.server));

const event = (type: string, more: object = {}) => ({
  ...{type, messageId: 'm1', anonymousId: 'a1'},
  ...{originalTimestamp: '2026-09-14T09:00:00.000Z', sentAt: '2026-09-14T09:00:01.000Z'},
  ...more,
});

const headersOf = (writeKey: string) => ({Origin: SITE, Authorization: `Basic ${btoa(`${writeKey}:`)}`});

const post = (endpoint: string, body: unknown, writeKey = 'sandbox'): Promise<Response> =>
  fetch(`${plane.url}/v1/${endpoint}`, {method: 'POST', headers: headersOf(writeKey), body: JSON.stringify(body)});

const config = (writeKey: string): Promise<Response> =>
  fetch(`${plane.url}/sourceConfig/`, {headers: headersOf(writeKey)});

async function received(writeKey: string): Promise<readonly unknown[]> {
  const response = await fetch(`${plane.url}/events?writeKey=${writeKey}`);
  return ((await response.json()) as readonly Received[]).map((one) => one.event);
}

describe('The data plane of the sandbox', () => {
  test('keeps events of every type, single or in a batch, by write key', async () => {
    const page = event('page', {properties: {path: '/'}});
    const batch = [event('track', {event: 'copied'}), event('identify')];
    expect((await post('page', page, 'sandbox-a')).status).toBe(200);
    expect((await post('batch', {batch, sentAt: 'now'}, 'sandbox-a')).status).toBe(200);
    expect(await received('sandbox-a')).toEqual([page, ...batch]);
    expect(await received('sandbox-b')).toEqual([]);
  });

  test('rejects an unknown write key', async () => {
    expect((await post('page', event('page'), 'foreign')).status).toBe(401);
    expect((await config('foreign')).status).toBe(401);
  });
});
