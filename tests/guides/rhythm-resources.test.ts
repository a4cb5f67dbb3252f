import {describe, expect, test} from 'vitest';
import {mockApi, serveJson} from './servers';
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

/** An API that knows one person and has these statuses for the posts in turn. */
async function startApi(email: string, ...statuses: number[]): Promise<{url: string; posts: string[]}> {
  const posts: string[] = [];
  const person = {id: 70211, email_address: email, display_name: 'Priya Raman'};
  const signal = {type: 'pricing_page_visited', received_at: '2026-09-15T10:08:53.472906-04:00'};
  const url = await serveJson(({method, body}) => {
    if (method !== 'POST') return {body: {data: [person]}};
    posts.push(body);
    return {status: statuses.shift(), body: {data: signal}};
  });
  return {url, posts};
}

describe.each(SAMPLES)('%s', (file) => {
  test('looks the person up and sends the signal with its email', async () => {
    const stdout = await outputOf(runSample(file, {env: {SALESLOFT_API_URL: api.url}}));

    const [people, sent] = api.requests;
    expect(people).toMatchObject({method: 'GET', path: '/v2/people'});
    expect(people?.query.get('email_addresses[]')).toBe('priya.raman@brightwater.example');
    expect(sent).toMatchObject({method: 'POST', path: '/v2/signals'});
    expect(sent?.headers.authorization).toBe('Bearer sandbox-key');
    expect(stdout).toContain('Sent pricing_page_visited');
    signals.push(JSON.parse(sent?.body ?? '') as SentSignal);
  });

  test('repeats a failed signal with the same key', async () => {
    const {url, posts} = await startApi('priya.raman@brightwater.example', 503);
    const {code} = await runSample(file, {env: {SALESLOFT_API_URL: url}});
    expect(code).toBe(0);
    expect(posts).toHaveLength(2);
    expect(posts[1]).toBe(posts[0]);
  });

  test('does not trust a list that ignored the email address', async () => {
    const {url, posts} = await startApi('daniel.osei@brightwater.example');
    const stderr = await errorOf(runSample(file, {env: {SALESLOFT_API_URL: url}}));
    expect(stderr).toContain('No person has the email address');
    expect(posts).toEqual([]);
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
