import {describe, expect, test} from 'vitest';
import {savedList} from '../../../../src/features/search/core/savedSearches';
import {actionForKey} from '../../../../src/features/shortcuts/core/searchKeys';

const press = {altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false};
const nowhere = {isOpen: false, isTyping: false, isOnButton: false, isLoading: false};
const open = {kind: 'open'};
const close = {kind: 'close'};

test.each([
  ['@search-01 Ctrl+K opens it', {key: 'k', ctrlKey: true}, {}, open],
  ['Cmd+K opens it', {key: 'K', metaKey: true}, {}, open],
  ['slash in an input does nothing', {key: '/'}, {isTyping: true}, undefined],
  ['an unfinished character does nothing', {key: '/', isComposing: true}, {}, undefined],
  ['@search-02 Escape closes it', {key: 'Escape'}, {isOpen: true}, close],
  ['@search-03 a letter on the button is typed', {key: 'a'}, {isOnButton: true}, {kind: 'type', letter: 'a'}],
  ['Enter on the button does nothing', {key: 'Enter'}, {isOnButton: true}, undefined],
  ['a shortcut on the button does nothing', {key: 'r', ctrlKey: true}, {isOnButton: true}, undefined],
])('The keys of search %s', (_, keys, context, action) => {
  expect(actionForKey({...press, ...keys}, {...nowhere, ...context})).toEqual(action);
});

describe('A list of saved searches', () => {
  const levels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const entry = {
    objectID: 'a',
    url: '/a/',
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'API', lvl1: 'A', ...levels},
  };
  const isSafe = (text: string): boolean => savedList(text, 'https://docs.example') !== undefined;

  test('is kept if it has only entries of ours', () => {
    expect(isSafe(JSON.stringify([entry]))).toBe(true);
  });

  test.each(['{"not": "a list"', '{}', '[1]', '[{"objectID": "a"}]', 'null'])('is thrown away if it is %s', (text) => {
    expect(isSafe(text)).toBe(false);
  });

  test.each([
    ['a script as its URL', {...entry, url: 'javascript:alert(1)'}],
    ['a URL that a browser reads as one of another site', {...entry, url: '/\\evil.example/'}],
    ['markup in a level that is seldom shown', {...entry, hierarchy: {...entry.hierarchy, lvl4: '<form>'}}],
    ['a level that is no text', {...entry, hierarchy: {...entry.hierarchy, lvl2: {}}}],
    ['another type', {...entry, type: 'content'}],
    ['marks', {...entry, _snippetResult: {hierarchy: {lvl1: {value: '<img src=x>'}}}}],
    ['content', {...entry, content: '<b>'}],
  ])('is dropped with %s', (_, hostile) => {
    expect(isSafe(JSON.stringify([hostile, entry]))).toBe(false);
  });
});
