import {webcrypto} from 'node:crypto';
import {vi} from 'vitest';
import type {Browser} from '../../../../../src/features/auth/engine/browser';
import type {Popup} from '../../../../../src/features/auth/engine/preparePopup';
import {eventually} from '../../../support/eventually';

/** Storage in memory, with a switch for the faults of real ones. */
export class FakeStorage implements Storage {
  readonly items = new Map<string, string>();
  fault: 'none' | 'full' | 'denied' = 'none';

  constructor(items: Readonly<Record<string, string>> = {}) {
    for (const [key, value] of Object.entries(items)) this.items.set(key, value);
  }

  get length(): number {
    this.assertAllowed();
    return this.items.size;
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    this.assertAllowed();
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.assertAllowed();
    if (this.fault === 'full') throw new DOMException('Full', 'QuotaExceededError');
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.assertAllowed();
    this.items.delete(key);
  }

  clear(): void {
    this.items.clear();
  }

  private assertAllowed(): void {
    if (this.fault === 'denied') throw new DOMException('Denied', 'SecurityError');
  }
}

/** Web Locks that several tabs share: one holder at a time, in order. */
class FakeLocks {
  private last: Promise<unknown> = Promise.resolve();

  readonly request = ((_name: string, work: () => unknown): Promise<unknown> => {
    this.last = this.last.then(work, work);
    return this.last;
  }) as LockManager['request'];
}

/** What the tabs of one browser share. */
export class FakeProfile {
  readonly localStorage = new FakeStorage();
  readonly locks = new FakeLocks();
}

/** A tab. `responses` are the responses to its requests, by path. */
export class FakeBrowser extends EventTarget implements Browser {
  readonly document = new EventTarget();
  readonly localStorage: FakeStorage;
  readonly navigator: Browser['navigator'];
  readonly crypto = webcrypto as unknown as Crypto;
  readonly responses: Record<string, () => Response | Promise<Response>> = {};
  readonly fetch = vi.fn<typeof fetch>((input) => {
    const {pathname} = new URL(input as string);
    const respond = this.responses[pathname];
    return respond ? Promise.resolve().then(respond) : Promise.reject(new TypeError('Failed to fetch'));
  });

  constructor(
    profile = new FakeProfile(),
    readonly sessionStorage = new FakeStorage(),
  ) {
    super();
    this.localStorage = profile.localStorage;
    this.navigator = {locks: profile.locks};
  }

  /** Another page of this origin stores something, and this one gets the event. */
  receive(key: string, newValue: string): void {
    this.localStorage.items.set(key, newValue);
    this.dispatchEvent(Object.assign(new Event('storage'), {storageArea: this.localStorage, key, newValue}));
  }

  /** Paths of its requests, in order. */
  get requested(): string[] {
    return this.fetch.mock.calls.map(([input]) => {
      const {pathname, search} = new URL(input as string);
      return pathname + search;
    });
  }
}

/** A popup that is still empty. */
export class FakePopup implements Popup {
  readonly sessionStorage = new FakeStorage({'devdocs.auth.attempt': 'copied from the opener'});
  readonly replace = vi.fn<(url: string) => void>();
  readonly location = {replace: this.replace};
  opener: unknown = 'the page that opened it';
  readonly close = vi.fn();

  /** The provider's URL, once the popup is there. */
  async url(): Promise<URL> {
    await eventually(() => {
      if (this.replace.mock.calls.length === 0) throw new Error('still empty');
    });
    return new URL(this.replace.mock.calls[0]?.[0] ?? '');
  }
}
