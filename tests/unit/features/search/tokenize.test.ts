// cspell:ignore emailaddress xsalesloftevent
import {describe, expect, it} from 'vitest';
import {stem} from '../../../../src/features/search/core/stem';
import {keyOf, termsOf} from '../../../../src/features/search/core/tokenize';

describe('The words of a text', () => {
  it('hold a name whole and in its parts', () => {
    expect(termsOf('person_id')).toEqual(['personid', 'person', 'id']);
    expect(termsOf('personId')).toEqual(termsOf('person_id'));
    expect(termsOf('people:write')).toContain(keyOf('people:write'));
    expect(termsOf('x-salesloft-event')).toContain('xsalesloftevent');
  });

  it('leave the ending of a genitive out', () => {
    expect(termsOf("user's")).toEqual(['user']);
  });

  it.each([
    ['activities', 'activity'],
    ['modified', 'modify'],
    ['people', 'person'],
    ['completing', 'complete'],
    ['paging', 'page'],
  ])('%s and %s are one word', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ['status', 'stat'],
    ['sms', 'sm'],
  ])('%s is not cut to %s', (word, cut) => {
    expect(stem(word)).not.toBe(cut);
  });

  it.each([
    ['note', 'not'],
    ['state', 'stats'],
    ['locale', 'local'],
    ['core', 'cors'],
  ])('@seek-03 %s and %s are different words', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('@seek-03 a word that keeps its e is one word in all forms', () => {
    expect(['notes', 'noted', 'noting'].map(stem)).toEqual(['note', 'note', 'note']);
  });
});
