import {describe, expect, it} from 'vitest';
import {savedKeys} from '../../../../src/features/search/core/savedKeys';
import {prepareStorage} from '../../../../src/features/search/core/savedSearches';
import {actionForKey} from '../../../../src/features/shortcuts/core/searchKeys';

const press = (
  key: string,
  more: Partial<Parameters<typeof actionForKey>[0]> = {},
): Parameters<typeof actionForKey>[0] => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
});
const nowhere = {isOpen: false, isTyping: false, isOnButton: false, isLoading: false};

describe('The keys of search', () => {
  it('@search-01 open it: Ctrl+K, Cmd+K, slash', () => {
    expect(actionForKey(press('k', {ctrlKey: true}), nowhere)).toEqual({kind: 'open'});
    expect(actionForKey(press('K', {metaKey: true}), nowhere)).toEqual({kind: 'open'});
    expect(actionForKey(press('/'), nowhere)).toEqual({kind: 'open'});
  });

  it('ignore typing elsewhere, other shortcuts and unfinished characters', () => {
    expect(actionForKey(press('/'), {...nowhere, isTyping: true})).toBeUndefined();
    expect(actionForKey(press('k', {ctrlKey: true, shiftKey: true}), nowhere)).toBeUndefined();
    expect(actionForKey(press('/', {isComposing: true}), nowhere)).toBeUndefined();
    expect(actionForKey(press('a'), nowhere)).toBeUndefined();
  });

  it('@search-02 close it when it is open', () => {
    expect(actionForKey(press('Escape'), {...nowhere, isOpen: true})).toEqual({kind: 'close'});
    expect(actionForKey(press('k', {ctrlKey: true}), {...nowhere, isOpen: true})).toEqual({kind: 'close'});
    expect(actionForKey(press('Escape'), nowhere)).toBeUndefined();
    expect(actionForKey(press('/'), {...nowhere, isOpen: true})).toBeUndefined();
  });

  it('@search-03 type on the button', () => {
    const onButton = {...nowhere, isOnButton: true};

    expect(actionForKey(press('a'), onButton)).toEqual({kind: 'type', letter: 'a'});
    for (const key of ['Enter', 'Tab', 'F5', ' ']) expect(actionForKey(press(key), onButton)).toBeUndefined();
    expect(actionForKey(press('r', {ctrlKey: true}), onButton)).toBeUndefined();
  });
});

describe('The storage of saved searches', () => {
  const levels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const entry = {
    objectID: 'a',
    url: '/a/',
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'API', lvl1: 'A', ...levels},
  };
  const good = JSON.stringify([entry]);
  const site = {indexName: 'site', origin: 'https://docs.example'};
  const storageWith = (text: string) => {
    const kept = new Map([[savedKeys('site')[0] ?? '', text]]);
    return {
      kept,
      storage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
    };
  };

  it('keeps a list, and nothing of its own', () => {
    const {kept, storage} = storageWith(good);
    expect(prepareStorage(() => storage, site)).toBe(true);
    expect([...kept]).toEqual([['__DOCSEARCH_RECENT_SEARCHES__site', good]]);
  });

  it.each(['{"not": "a list"', '{}', '[1]', '[{"objectID": "a"}]', 'null'])('throws away %s', (text) => {
    const {kept, storage} = storageWith(text);
    expect(prepareStorage(() => storage, site)).toBe(true);
    expect(kept.size).toBe(0);
  });

  it.each([
    ['a script as its URL', {...entry, url: 'javascript:alert(1)'}],
    ['the URL of another site', {...entry, url: 'https://evil.example/'}],
    ['a URL that a browser reads as one of another site', {...entry, url: '/\\evil.example/'}],
    ['a URL without a protocol', {...entry, url: '//evil.example/'}],
    ['markup', {...entry, hierarchy: {...entry.hierarchy, lvl1: '<img src=x>'}}],
    ['markup in a level that is seldom shown', {...entry, hierarchy: {...entry.hierarchy, lvl4: '<form>'}}],
    ['a level that is no text', {...entry, hierarchy: {...entry.hierarchy, lvl2: {}}}],
    ['another type', {...entry, type: 'content'}],
  ])('drops an entry with %s, and keeps the others', (_, hostile) => {
    const {kept, storage} = storageWith(JSON.stringify([hostile, entry]));
    expect(prepareStorage(() => storage, site)).toBe(true);
    expect([...kept.values()]).toEqual([good]);
  });

  it('keeps of an entry only what the modal shows', () => {
    const {kept, storage} = storageWith(
      JSON.stringify([{...entry, content: '<b>', _snippetResult: {hierarchy: {lvl1: {value: '<img src=x>'}}}}]),
    );
    expect(prepareStorage(() => storage, site)).toBe(true);
    expect([...kept.values()]).toEqual([good]);
  });

  it('is not used when it is full or forbidden', () => {
    const {storage} = storageWith(good);
    const full = {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(prepareStorage(() => full, site)).toBe(false);
    expect(
      prepareStorage(() => {
        throw new DOMException('forbidden', 'SecurityError');
      }, site),
    ).toBe(false);
  });
});
