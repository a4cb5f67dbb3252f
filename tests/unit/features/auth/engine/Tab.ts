import {afterEach, beforeEach, expect, vi} from 'vitest';
import type {LogInState} from '../../../../../src/features/auth/core/machine';
import {Engine} from '../../../../../src/features/auth/engine';
import {NOW, NOW_SECONDS, client} from '../core/samples';
import {eventually} from '../../../support/eventually';
import {FakeBrowser, FakePopup} from './FakeBrowser';

export const TOKEN_PATH = '/oauth/token';
export const ATTEMPT = 'devdocs.auth.attempt';
export const token = {access_token: 'abc', token_type: 'Bearer', created_at: NOW_SECONDS, expires_in: 60};
const me = {data: {first_name: 'Maya', last_name: 'Okafor', team_admin: true, id: 318}};
const team = {data: {license_limit: 60, _private_fields: {active_size: 47}}};

/** A tab with a login engine, whose provider and API respond as documented. */
export class Tab {
  readonly storageFull = vi.fn();
  /** Why visits ended, in order. */
  readonly ends: string[] = [];
  readonly engine: Engine;
  state: LogInState | undefined;
  readonly end: () => void;

  constructor(readonly browser = new FakeBrowser()) {
    browser.responses[TOKEN_PATH] ??= () => Response.json(token);
    browser.responses['/v2/me'] ??= () => Response.json(me);
    browser.responses['/v2/team'] ??= () => Response.json(team);
    this.engine = new Engine({
      client,
      browser,
      onState: (state) => (this.state = state),
      onVisitEnd: (why) => this.ends.push(why),
      onStorageFull: this.storageFull,
    });
    this.end = this.engine.start();
  }

  /** Starts a login. Returns the ID of its attempt, as the provider gets it. */
  async begin(popup = new FakePopup()): Promise<string> {
    await this.engine.begin(popup);
    return (await popup.url()).searchParams.get('state') ?? '';
  }

  /** The popup returns with a code. */
  receiveCode(id: string, code = 'the code'): void {
    this.browser.receive(`devdocs.auth.code.${id}`, JSON.stringify({code, time: Date.now()}));
  }

  async logIn(): Promise<void> {
    this.receiveCode(await this.begin());
    await this.isIn('loggedIn');
  }

  isIn(phase: LogInState['phase']): Promise<void> {
    return eventually(() => expect(this.state?.phase).toBe(phase));
  }

  isNamed(initials: string): Promise<void> {
    return eventually(() => expect(this.state).toMatchObject({initials}));
  }

  body(): Record<string, string> {
    const call = this.browser.fetch.mock.calls.find(([input]) => (input as string).endsWith(TOKEN_PATH));
    return JSON.parse(call?.[1]?.body as string) as Record<string, string>;
  }
}

export const exchanges = ({browser}: Tab): number => browser.requested.filter((path) => path === TOKEN_PATH).length;

/** Stops the clock at `NOW` for each test of a file. Promises continue. */
export function stopClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({now: NOW, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date']});
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
