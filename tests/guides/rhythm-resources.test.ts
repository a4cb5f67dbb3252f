import {describe, expect, test} from 'vitest';
import {type JsonResponse, mockApi, page, startScript} from './servers';
import {errorOf, outputOf, runSample} from './support';

const SAMPLES = ['sh', 'mjs', 'py'].map(
  (ending) => `docs/platform/rhythm-resources/samples/signal-with-content.${ending}`,
);
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

interface SentSignal {
  readonly idempotency_key: string;
}

const api = mockApi();
const signals: SentSignal[] = [];

const people = (email_address: string): JsonResponse => page({id: 70211, email_address, display_name: 'Priya Raman'});

describe.each(SAMPLES)('%s', (file) => {
  test('looks the person up and sends the signal with its email', async () => {
    const stdout = await outputOf(runSample(file, {env: {SALESLOFT_API_URL: api.url}}));

    const [lookup, sent] = api.requests;
    expect(lookup).toMatchObject({method: 'GET', path: '/v2/people'});
    expect(lookup?.query.get('email_addresses[]')).toBe('priya.raman@brightwater.example');
    expect(sent).toMatchObject({method: 'POST', path: '/v2/signals'});
    expect(sent?.headers.authorization).toBe('Bearer sandbox-key');
    expect(stdout).toContain('Sent pricing_page_visited');
    signals.push(JSON.parse(sent?.body ?? '') as SentSignal);
  });

  test('repeats a failed signal with the same key', async () => {
    const stored = {body: {data: {type: 'pricing_page_visited', received_at: '2026-09-15T10:08:53.472906-04:00'}}};
    const {url, requests} = await startScript(
      people('priya.raman@brightwater.example'),
      {status: 503, body: {}},
      stored,
    );
    expect((await runSample(file, {env: {SALESLOFT_API_URL: url}})).code).toBe(0);
    expect(requests).toHaveLength(3);
    expect(requests[2]).toBe(requests[1]);
  });

  test('does not trust a list that ignored the email address', async () => {
    const {url, requests} = await startScript(people('daniel.osei@brightwater.example'));
    const stderr = await errorOf(runSample(file, {env: {SALESLOFT_API_URL: url}}));
    expect(stderr).toContain('No person has the email address');
    expect(requests).toHaveLength(1);
  });
});

test('the three programs send the same signal, each with a key of its own', () => {
  const keys = signals.map((signal) => signal.idempotency_key);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(UUID_V4);

  const contents = signals.map((signal) => ({...signal, idempotency_key: ''}));
  expect(contents[1]).toEqual(contents[0]);
  expect(contents[2]).toEqual(contents[0]);
  expect(contents[0]).toMatchObject({
    attribution: {person_id: 70211},
    indicators: [{recommended_content: {email_subject: 'Fleet plans for the Portland depot'}}],
  });
});
