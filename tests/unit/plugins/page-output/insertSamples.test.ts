import {describe, expect, test} from 'vitest';
import {insertSamples} from '../../../../plugins/page-output/steps';

const samples = new Map([
  ['curl', 'curl "a&b"'],
  ['objective-c', '[NSURL URLWithString:@"a"]'],
]);
const place = (language: string, code = 'Not yet.', lines = '0'): string =>
  `<pre><code data-sample="${language}">${code}</code></pre><div>Show all <span data-lines="true">${lines}</span> lines</div>`;
const html = `<h1>List people</h1>${place('curl')}${place('objective-c')}<code>as it is</code>`;

describe('insertSamples', () => {
  test('writes each sample and its number of lines into the place of its language, and nothing else', () => {
    expect(insertSamples(html, samples)).toBe(
      `<h1>List people</h1>${place('curl', 'curl <span class="hl-string">"a&#x26;b"</span>', '1')}${place(
        'objective-c',
        '[<span class="hl-built_in">NSURL</span> URLWithString:<span class="hl-string">@"a"</span>]',
        '1',
      )}<code>as it is</code>`,
    );
  });

  test.each([
    ['many lines', 'a\n'.repeat(25).trim(), ' data-long=""', '25'],
    ['a long line', 'a'.repeat(83), ' data-width="wide"', '1'],
    ['both', `${'a\n'.repeat(30)}${'a'.repeat(40)}`, ' data-long="" data-width="narrow"', '31'],
  ])('says that a sample has %s', (_, text, attributes, count) => {
    const written = insertSamples(place('curl'), new Map([['curl', text]]));
    expect(written).toBe(place('curl', text, count).replace('"curl"', `"curl"${attributes}`));
  });

  test.each(['$1', '$$'])('writes %s, which means something to replacing, as it is', (text) => {
    const written = insertSamples(place('curl'), new Map([['curl', text]]));
    expect(written.replaceAll(/<[^>]+>/g, '')).toBe(`${text}Show all 1 lines`);
  });

  test.each<[string, string, ReadonlyMap<string, string>, string]>([
    [
      'lacks a place',
      html,
      new Map([...samples, ['go', 'x'], ['rust', 'y']]),
      'there is no slot for the samples in go, rust',
    ],
    [
      'lacks the place of a number',
      html.replace('<span data-lines="true">0</span>', ''),
      samples,
      'there is no slot for the samples in curl',
    ],
    ['has a place twice', html.repeat(2), samples, 'no sample is written for the language curl'],
  ])('rejects a page that %s', (_, page, written, message) => {
    expect(() => insertSamples(page, written)).toThrow(message);
  });
});
