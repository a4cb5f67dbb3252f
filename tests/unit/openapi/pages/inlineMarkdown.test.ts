import {describe, expect, test} from 'vitest';
import {escaped, firstSentence, metaDescription, requestDescription} from '../../../../openapi/pages/inlineMarkdown';

describe('metaDescription', () => {
  const words = (count: number): string => Array.from({length: count}, () => 'word').join(' ');

  test.each([
    ['empty text', '', ''],
    ['only the first paragraph', 'One.\n \nTwo.', 'One.'],
    ['line ends as spaces', 'One\ntwo.', 'One two.'],
    ['links as their words', 'See [the *guide*](/docs/a/).', 'See the guide.'],
    ['code without backticks, braces kept', 'Use `{id}`.', 'Use {id}.'],
  ])('gives %s', (_, markdown, expected) => {
    expect(metaDescription(markdown)).toBe(expected);
  });

  test.each([
    ['a text as long as the limit stays', 'abcde fghi', 'abcde fghi'],
    ['a longer one ends with its last whole sentence', 'One. Two. Three', 'One. Two.'],
    ['a sentence that just fits is kept', 'abcd efgh. Next', 'abcd efgh.'],
    ['a stop inside a word ends no sentence', 'abcd v2.0.12.5 efgh', 'abcd…'],
    ['without a sentence it ends with a whole word', 'abcde fghijk', 'abcde…'],
    ['a word that is too long is cut', 'abcdefghijkl', 'abcdefghi…'],
    ['a cut never halves an emoji', 'abcdefgh😀😀', 'abcdefgh…'],
  ])('%s', (_, markdown, expected) => {
    expect(metaDescription(markdown, 10)).toBe(expected);
  });

  test('keeps to 155 characters by default', () => {
    expect(metaDescription(words(31))).toBe(words(31));
    expect(metaDescription(words(60))).toBe(`${words(30)}…`);
    expect(metaDescription(`${words(30)} abcd. ${words(3)}`)).toBe(`${words(30)} abcd.`);
    expect(metaDescription(`${words(30)} abcdef. ${words(3)}`)).toBe(`${words(30)}…`);
  });
});

test('a short description of an operation has its request as well', () => {
  expect(requestDescription('Adds it.', 'post', '/v2/a')).toBe('Adds it. POST /v2/a of the Salesloft API.');
  const long = 'A description that says in one sentence what there is to say.';
  expect(requestDescription(long, 'post', '/v2/a')).toBe(long);
});

test.each([
  ['See `e.g. this` v2.0 here. More.', 'See `e.g. this` v2.0 here.'],
  ['Two\nlines! More.', 'Two lines!'],
  ['No end', 'No end'],
  ['', ''],
])('the first sentence of %j is %j', (markdown, expected) => {
  expect(firstSentence(markdown)).toBe(expected);
});

test('plain text is escaped so that it is no markup', () => {
  expect(escaped(' Show <a> {b}\n_c_ [d] `e` ')).toBe('Show \\<a\\> \\{b\\} \\_c\\_ \\[d\\] \\`e\\`');
});
