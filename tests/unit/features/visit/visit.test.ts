import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type * as store from '../../../../src/features/visit';
import {FakeStorage} from '../../support/FakeStorage';

type Store = typeof store;

/** The pages of a tab: each has a window and the code of its own, all of them one storage. */
const storage = new FakeStorage();

async function openPage(): Promise<{readonly store: Store; readonly enter: () => void}> {
  const page = Object.assign(new EventTarget(), {sessionStorage: storage});
  const enter = (): void => {
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', new EventTarget());
  };
  enter();
  vi.resetModules();
  return {store: await import('../../../../src/features/visit'), enter};
}

beforeEach(() => {
  storage.items.clear();
  storage.fault = 'none';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('A visit', () => {
  test('@real-03 keeps no older value when a newer one does not fit', async () => {
    const {store} = await openPage();
    expect(store.writeVisitorItem('key', 'ak_1')).toBe(true);
    storage.fault = 'full';
    expect(store.writeVisitorItem('key', 'ak_of_the_next_visitor')).toBe(false);
    expect(store.readVisitorItem('key')).toBeNull();
  });

  test('@real-03 removes all data of its visitor, and nothing else', async () => {
    const {store} = await openPage();
    const ends: string[] = [];
    store.onVisitEnd((why) => ends.push(why));
    store.writeVisitorItem('key', 'ak_1');
    storage.items.set('docusaurus.tab', 'kept');
    const visit = store.currentVisit();
    store.endVisit('loggedOut');
    expect([...storage.items.keys()]).toEqual(['docusaurus.tab', 'devdocs.visit']);
    expect(store.currentVisit()).not.toBe(visit);
    expect(ends).toEqual(['loggedOut']);
  });

  test('@real-03 has ended for a page that was kept in memory meanwhile, as soon as it wakes', async () => {
    const first = await openPage();
    const ends: string[] = [];
    first.store.onVisitEnd((why) => ends.push(why));
    const second = await openPage();
    second.store.endVisit('loggedOut');
    second.store.writeVisitorItem('key', 'of the next visitor');
    first.enter();
    window.dispatchEvent(new Event('pageshow'));
    window.dispatchEvent(new Event('focus'));
    expect(ends).toEqual(['elsewhere']);
    // The login of that page notices as well: it must not end the visit of the next visitor.
    first.store.endVisit('expired');
    expect(storage.items.has('devdocs.visitor.key')).toBe(false);
  });

  test('that has ended elsewhere is not ended again for the next visitor', async () => {
    const first = await openPage();
    first.store.currentVisit();
    const second = await openPage();
    second.store.endVisit('loggedOut');
    second.store.writeVisitorItem('key', 'of the next visitor');
    first.enter();
    first.store.endVisit('loggedOut');
    expect(storage.items.get('devdocs.visitor.key')).toBe('of the next visitor');
  });

  test.each(['full', 'denied'] as const)('ends on the page where storage is %s', async (fault) => {
    const {store} = await openPage();
    const ends: string[] = [];
    store.onVisitEnd((why) => ends.push(why));
    storage.fault = fault;
    store.endVisit('expired');
    expect(ends).toEqual(['expired']);
  });
});

test.each([
  ['duplicate of this tab', 'ak_1', null],
  ['tab with another key', 'ak_2', 'ak_2'],
])('A cleared key ends the visit of a %s, and is not stored for that', async (_, theirs, left) => {
  const sent: [key: string, newValue: string][] = [];
  const local = new FakeStorage();
  const setItem = local.setItem.bind(local);
  local.setItem = (key, value) => {
    sent.push([key, value]);
    setItem(key, value);
  };
  const here = await openPage();
  Object.assign(window, {localStorage: local});
  here.store.writeVisitorItem('key', 'ak_1');
  here.store.clearKey();
  expect([...local.items.keys()]).toEqual([]);
  expect(storage.items.has('devdocs.visitor.key')).toBe(false);
  const other = await openPage();
  other.store.followClearedKey();
  other.store.writeVisitorItem('key', theirs);
  for (const [key, newValue] of sent) {
    expect(newValue).not.toContain('ak_1');
    window.dispatchEvent(Object.assign(new Event('storage'), {key, newValue}));
  }
  expect(other.store.readVisitorItem('key')).toBe(left);
});
