// cspell:disable: words with accents
import {describe, expect, test} from 'vitest';
import {accented, accentedSpec, pseudo} from '../../i18n/pseudo';
import {untranslated} from '../../i18n/untranslated';

describe('A text in the pseudo-locale', () => {
  test('is longer, in brackets and without a plain letter', () => {
    expect(pseudo('Try again')).toBe('⟦Ţŕý áĝáíñ õõ⟧');
    expect(pseudo('The quick brown fox jumps over the lazy dog')).not.toMatch(/[a-z]/i);
  });

  test.each([
    ['{count} fields', '{count}'],
    ['Use `per_page` here', '`per_page`'],
    ['See [errors]({format}) or <b>', '](' + '{format})'],
    ['At https://api.salesloft.com/v2 only', 'https://api.salesloft.com/v2'],
    [String.raw`Title \{#title}`, String.raw`\{#title}`],
  ])('keeps of %j what is no word', (text, kept) => {
    expect(pseudo(text)).toContain(kept);
    expect(pseudo(text).replace(kept, '')).not.toMatch(/[a-z]{2}/i);
  });

  test('has as many plural forms as before', () => {
    expect(pseudo('1 item|{count} items').split('|')).toHaveLength(2);
  });

  test('is no content: an API description has accents, and no brackets', () => {
    const spec = {
      summary: 'List people',
      tags: ['People'],
      properties: {description: {type: 'string'}},
      default: 'asc',
    };
    expect(accentedSpec(spec)).toEqual({...spec, summary: accented('List people')});
  });
});

describe('English on a page of the pseudo-locale', () => {
  const names = {within: ['Salesloft'], whole: new Set(['first_name', 'name'])};
  const page = (body: string): string =>
    `<html><head><title>⟦Ĥóɱé⟧ | Salesloft</title></head><body>${body}</body></html>`;

  test.each([
    ['a text', '<p>⟦Ñáɱé⟧ <b>Required</b></p>', ['Required']],
    ['a label', '<button aria-label="Close">×</button>', ['Close']],
    ['a placeholder', '<input placeholder="Search docs">', ['Search docs']],
    ['a word that is also a field, in a text', '<p>Your name</p>', ['Your name']],
    ['words next to a text of the site', '<p>⟦Ƒíéļđ⟧ of people</p>', ['⟦Ƒíéļđ⟧ of people']],
    ['the same words once', '<p>Copy</p><p>Copy</p>', ['Copy']],
  ])('is found: %s', (_, body, expected) => {
    expect(untranslated(page(body), names)).toEqual(expected);
  });

  test.each([
    ['code', '<pre>curl -sS</pre><code>person_id</code><kbd>Ctrl K</kbd>'],
    ['a name', '<p>Salesloft ⟦Ĥéļþ⟧</p>'],
    ['a field', '<span>first_name</span><i>name.first_name</i>'],
    ['a value in a text of the site', '<a title="⟦Ļíñķ ţó ⟦Ƒíéļđ⟧ data.id⟧">⟦{shown} óƒ 87⟧</a>'],
    ['an address', '<a>/docs/api/</a><a>https://api.salesloft.com/v2</a>'],
    ['a part that search marks', '<p>Sales<mark>loft</mark></p>'],
    ['code in content', '<p>Ţĥé ĥéáđéŕ X-RateLimit-Remaining</p>'],
    ['accents', '<p title="⟦Ñáɱé⟧">Ŕáţé ļíɱíţš</p>'],
  ])('is not %s', (_, body) => {
    expect(untranslated(page(body), names)).toEqual([]);
  });
});
