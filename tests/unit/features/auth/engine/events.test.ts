import {beforeEach, expect, test} from 'vitest';
import {AUTHORIZATION_ERROR_CHANNEL} from '../../../../../src/features/auth/core/authorizationError';
import {listen} from '../../../../../src/features/events';
import {eventually} from '../../../support/eventually';
import {TOKEN_PATH, Tab, stopClock} from './Tab';

let published: string[];
stopClock();
beforeEach(() => {
  published = [];
  listen(({name, values}) => {
    expect(values).toEqual({});
    published.push(name);
  });
});

/** A popup returns without a code. */
function returnWith(attemptId: string, authorizationError: string): void {
  const channel = new BroadcastChannel(AUTHORIZATION_ERROR_CHANNEL);
  channel.postMessage({attemptId, authorizationError});
  channel.close();
}

test.each([
  ['denied', 'log_in_denied'],
  ['failed', 'log_in_failed'],
])('A popup that returns %s is reported, and the attempt continues', async (authorizationError, name) => {
  const tab = new Tab();
  const id = await tab.begin();
  returnWith('of another attempt', authorizationError);
  returnWith(id, 'toString');
  returnWith(id, authorizationError);
  await eventually(() => expect(published).toEqual(['log_in_started', name]));
  expect(tab.state?.phase).toBe('pending');
  expect([...tab.browser.localStorage.items.keys()]).toEqual([`devdocs.auth.pending.${id}`]);
  tab.end();
  expect(tab.browser.localStorage.items.size).toBe(0);
});

test('An exchange that fails is a failed login', async () => {
  const tab = new Tab();
  tab.browser.responses[TOKEN_PATH] = () => new Response('no', {status: 500});
  tab.receiveCode(await tab.begin());
  await tab.isIn('loggedOut');
  expect(published).toEqual(['log_in_started', 'log_in_failed']);
});
