// cspell:disable: words of other languages
import {afterEach, describe, expect, test} from 'vitest';
import {say, sayCount, setLanguage} from '../../../../openapi/pages/say';
import {finishedSections, section} from '../../../../openapi/pages/sections';

const texts = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, {message}]));

afterEach(() => setLanguage('en', {}));

describe('Messages of the reference pages', () => {
  test('are English unless another language is set', () => {
    expect(say('limit.between', {low: 1, high: '5 items'})).toBe('From 1 to 5 items.');
    expect([sayCount('unit.items', 1), sayCount('unit.items', 0)]).toEqual(['1 item', '0 items']);
  });

  test('are those of the language, and English where it lacks one', () => {
    setLanguage('de', texts({'limit.always': 'Immer {value}.'}));
    expect(say('limit.always', {value: '`1`'})).toBe('Immer `1`.');
    expect(say('limit.withoutFields')).toBe('No fields.');
  });

  test('have the plural form of the language', () => {
    setLanguage('pl', texts({'unit.items': '{count} element|{count} elementy|{count} elementów'}));
    expect([1, 3, 5].map((count) => sayCount('unit.items', count))).toEqual(['1 element', '3 elementy', '5 elementów']);
  });

  test('leave the anchors of headings English', () => {
    setLanguage('de', texts({'heading.body': 'Rumpf der Anfrage'}));
    expect(finishedSections([section('heading.body', [])])).toEqual([
      {heading: {text: 'Rumpf der Anfrage', anchor: 'request-body', level: 2}, blocks: []},
    ]);
  });
});
