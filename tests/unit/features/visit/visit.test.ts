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

const asText = (text: string): string => text;

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
    expect(store.readVisitorItem('key', asText)).toBeUndefined();
  });

  test.each([
    ['a login of a visitor without a key', 'loggedIn', null, '{}'],
    ['a login of a visitor with a key, perhaps another one', 'loggedIn', 'ak_1', undefined],
    ['a logout', 'loggedOut', null, undefined],
  ] as const)('@target-03 @real-03 %s keeps drafts, or removes them', async (_, why, key, kept) => {
    const {store} = await openPage();
    store.writeVisitorItem('draft.v2/tasks-create', '{}');
    store.writeVisitorItem('calls', '[]');
    if (key !== null) store.storeKey(key);
    store.endVisit(why);
    expect(store.readVisitorItem('draft.v2/tasks-create', asText)).toBe(kept);
    expect(store.readVisitorItem('calls', asText)).toBeUndefined();
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

  test.each(['Infinity', '1e300', '9007199254740991', 'x'])(
    '@real-03 ends also when its number is %s',
    async (number) => {
      storage.items.set('devdocs.visit', number);
      const {store} = await openPage();
      const visit = store.currentVisit();
      store.endVisit('loggedOut');
      expect(store.currentVisit()).not.toBe(visit);
    },
  );

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

describe('A cleared key', () => {
  /** Types and clears a key in one tab, and opens another tab of the same browser that has the other key. */
  async function openOther(theirs: string): Promise<{readonly local: FakeStorage; readonly other: Store}> {
    const local = new FakeStorage();
    const here = await openPage();
    Object.assign(window, {localStorage: local});
    here.store.storeKey('ak_1');
    here.store.clearKey();
    expect(storage.items.has('devdocs.visitor.key')).toBe(false);
    const {store: other} = await openPage();
    Object.assign(window, {localStorage: local});
    other.writeVisitorItem('key', theirs);
    return {local, other};
  }

  test.each([
    ['duplicate of this tab', 'ak_1', undefined],
    ['tab with another key', 'ak_2', 'ak_2'],
  ])('ends the visit of a %s, now or when it returns, and is not stored', async (_, theirs, left) => {
    const {local, other} = await openOther(theirs);
    other.followClearedKey();
    expect(other.readVisitorItem('key', asText)).toBe(left);
    other.writeVisitorItem('key', theirs);
    window.dispatchEvent(new Event('storage'));
    expect(other.readVisitorItem('key', asText)).toBe(left);
    expect([...local.items.values()].join()).not.toContain('ak_1');
  });

  test('is used again when the visitor types it again', async () => {
    const {other} = await openOther('');
    other.storeKey('ak_1');
    other.followClearedKey();
    expect(other.readVisitorItem('key', asText)).toBe('ak_1');
  });
});
