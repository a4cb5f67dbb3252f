import {afterEach, expect, test, vi} from 'vitest';
import type {LoggedCall} from '../../../../src/features/call-log/core/callLog';
import {FakeStorage} from '../../support/FakeStorage';

/** Storage with room for three calls. */
class SmallStorage extends FakeStorage {
  override setItem(key: string, value: string): void {
    if (value.length > 500) throw new DOMException('Full', 'QuotaExceededError');
    super.setItem(key, value);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('@api-07 full storage keeps the latest calls', async () => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), {sessionStorage: new SmallStorage()}));
  vi.stubGlobal('document', new EventTarget());
  const {addCall, storedCalls} = await import('../../../../src/features/call-log');
  const page = '/docs/api/me-index/';
  for (const id of ['1', '2', '3', '4', '5']) {
    const call: LoggedCall = {id, at: 1, page, method: 'GET', path: '/v2/me', query: '', took: 1, fragment: ''};
    addCall(call);
    expect(storedCalls()[0]?.id).toBe(id);
  }
  expect(storedCalls().length).toBeGreaterThan(1);
});
