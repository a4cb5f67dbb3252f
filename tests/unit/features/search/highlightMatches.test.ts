import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {type Marker, markText, markerFor, snippet} from '../../../../src/features/search/core/highlightMatches';
import {keyOf} from '../../../../src/features/search/core/tokenize';

const markerOf = (...words: string[]): Marker =>
  markerFor(words.map((text) => ({text, alternatives: [{terms: [keyOf(text)], weight: 1}]})));

describe('Marks', () => {
  it('are around each match, including other forms of the word', () => {
    expect(markText('Rate limits and a rate', markerOf('rate', 'limit'))).toBe(
      '<mark>Rate</mark> <mark>limits</mark> and a <mark>rate</mark>',
    );
  });

  it('leave the text as it is otherwise, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({minLength: 1}), (text, word) => {
        fc.pre(!text.includes('mark'));
        const value = markText(text, markerOf(word));
        expect(value.replaceAll('<mark>', '').replaceAll('</mark>', '')).toBe(text);
      }),
    );
  });
});

describe('Marks of a query with synonyms', () => {
  const words = [
    {
      text: 'limit',
      alternatives: [
        {terms: ['limit'], weight: 1},
        {terms: [keyOf('per_page')], weight: 0.8, isSynonym: true},
      ],
    },
  ];
  const marker = markerFor(words);

  it('@search-17 a snippet shows what was typed, else the synonym', () => {
    const text = 'one per_page three four five six limit eight nine ten per_page twelve';
    expect(snippet(text, marker, 5)).toBe('…three four five six <mark>limit</mark>…');
    expect(snippet(text.replace('limit', 'seven'), marker, 5)).toContain('per_page');
  });

  it('@search-07 are around a whole word with inner capitals', () => {
    expect(markText('An OpenAPI file', markerOf('openapi'))).toBe('An <mark>OpenAPI</mark> file');
    expect(markText('An OpenAPI file', markerOf('api'))).toBe('An Open<mark>API</mark> file');
  });
});

it('A snippet has no more words than requested', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,6}$/), {minLength: 1}),
      fc.integer({min: 1, max: 12}),
      (words, length) => {
        const value = snippet(words.join(' '), markerOf(words[0] ?? ''), length);
        const shown = value.replaceAll(/<\/?mark>|…/g, '').split(' ');
        expect(shown).toHaveLength(Math.min(length, words.length));
      },
    ),
  );
});
