import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {highlight, isKnownLanguage} from '../../../../src/features/code/core/highlight';
import {STYLED} from '../../../../src/features/code/core/styledClasses';

/** The text that a browser shows of the highlighter's HTML. */
const shown = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');

test('aliases and any case are known languages, and other words are not', () => {
  for (const known of ['json', 'JSON', 'curl', 'mjs', 'txt']) expect(isKnownLanguage(known), known).toBe(true);
  for (const unknown of ['', 'jsson', 'mermaid', '__proto__']) expect(isKnownLanguage(unknown), unknown).toBe(false);
});

describe('highlight', () => {
  test.each([
    ['markup in text', '</pre><script>alert(1)</script>', 'txt', '&#x3C;/pre>&#x3C;script>alert(1)&#x3C;/script>'],
    [
      'punctuation, which has no style of its own,',
      '{"a": [1, true]}',
      'json',
      '{<span class="hl-attr">"a"</span>: [<span class="hl-number">1</span>, <span class="hl-literal"><span class="hl-keyword">true</span></span>]}',
    ],
    [
      'styled words within an element that has no style',
      'const f = (a = 1) => a;',
      'js',
      '<span class="hl-keyword">const</span> <span class="hl-title">f</span> = (a = <span class="hl-number">1</span>) => a;',
    ],
  ])('turns %s into safe HTML', (_, code, language, html) => {
    expect(highlight(code, language)).toBe(html);
  });

  test.each(['json', 'bash', 'http', 'js'])('changes no character of hostile %s', (language) => {
    const code = '{"a": "<b class=\'x\'>&amp;</b>", `c`: "${d}\\"", /* é 漢 😀 */\n\n\t<!-- --> {{x}} }\n';
    expect(shown(highlight(code, language))).toBe(code);
  });

  test('keeps the classes that the style sheet has rules for, and no others', () => {
    const rules = readFileSync('src/css/code.css', 'utf8').match(/(?<=\.)hl-[\w-]+/g) ?? [];
    expect([...STYLED].sort()).toEqual([...new Set(rules)].sort());
  });
});
