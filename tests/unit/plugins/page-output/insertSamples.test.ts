import {describe, expect, test} from 'vitest';
import {insertSamples} from '../../../../plugins/page-output/steps';

const samples = new Map([
  ['curl', 'curl "a&b"'],
  ['objective-c', '[NSURL URLWithString:@"a"]'],
]);
const html =
  '<h1>List people</h1><pre><code data-sample="curl">Not yet.</code></pre><pre><code data-sample="objective-c">Not yet.</code></pre><code>as it is</code>';

describe('insertSamples', () => {
  test('writes each sample into the place of its language, and nothing else', () => {
    expect(insertSamples(html, samples)).toBe(
      '<h1>List people</h1><pre><code data-sample="curl">curl <span class="hl-string">"a&#x26;b"</span></code></pre><pre><code data-sample="objective-c">[<span class="hl-built_in">NSURL</span> URLWithString:<span class="hl-string">@"a"</span>]</code></pre><code>as it is</code>',
    );
  });

  test.each(['$1', '$$'])('writes %s, which means something to replacing, as it is', (text) => {
    const written = insertSamples('<code data-sample="curl"></code>', new Map([['curl', text]]));
    expect(written.replaceAll(/<[^>]+>/g, '')).toBe(text);
  });

  test.each<[string, string, ReadonlyMap<string, string>, string]>([
    [
      'lacks a place',
      html,
      new Map([...samples, ['go', 'x'], ['rust', 'y']]),
      'there is no slot for the samples in go, rust',
    ],
    [
      'has a place of a language without a sample',
      html,
      new Map([['curl', 'x']]),
      'no sample is written for the language objective-c',
    ],
    ['has a place twice', html.repeat(2), samples, 'no sample is written for the language curl'],
  ])('rejects a page that %s', (_, page, written, message) => {
    expect(() => insertSamples(page, written)).toThrow(message);
  });
});
