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
