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
    ['nothing', '', 'json', ''],
    ['text without a grammar', 'a < b & c', 'text', 'a &#x3C; b &#x26; c'],
    ['markup in text', '</pre><script>alert(1)</script>', 'txt', '&#x3C;/pre>&#x3C;script>alert(1)&#x3C;/script>'],
    ['markup in a string', '"<b>"', 'json', '<span class="hl-string">"&#x3C;b>"</span>'],
    [
      'a variable in a string',
      'curl -H "A: $B"',
      'curl',
      'curl -H <span class="hl-string">"A: <span class="hl-variable">$B</span>"</span>',
    ],
    [
      'a request line',
      'GET /v2/me HTTP/1.1',
      'http',
      '<span class="hl-keyword">GET</span> <span class="hl-string">/v2/me</span> <span class="hl-meta">HTTP/1.1</span>',
    ],
    [
      'punctuation, which has no style of its own,',
      '{"a": [1, true]}',
      'json',
      '{<span class="hl-attr">"a"</span>: [<span class="hl-number">1</span>, <span class="hl-literal"><span class="hl-keyword">true</span></span>]}',
    ],
    [
      'a name with a second class that has no style',
      'function go(a) {}',
      'js',
      '<span class="hl-keyword">function</span> <span class="hl-title">go</span>(a) {}',
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

  test('rejects a language that it does not know', () => {
    expect(() => highlight('a', 'jsson')).toThrow('jsson');
  });
});
