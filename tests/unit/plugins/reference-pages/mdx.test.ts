import {describe, expect, test} from 'vitest';
import {attributes, frontMatter, mdxText, metaDescription} from '../../../../plugins/reference-pages/mdx';
import {HOSTILE, assertMdx, htmlOf, partsOf} from '../../support/mdx';

describe('mdxText', () => {
  test.each([
    ['plain words stay', 'A person.', 'A person.'],
    ['space around the text goes', '\n  A person. \n', 'A person.'],
    ['nothing stays nothing', '', ''],
    ['braces and opening angle brackets are escaped', '{a} <b>', String.raw`\{a\} \<b>`],
    ['what is escaped already is left alone', String.raw`\{a\} \<b>`, String.raw`\{a\} \<b>`],
    ['an escaped backslash does not escape the brace after it', String.raw`\\{a}`, String.raw`\\\{a\}`],
    ['code spans stay', 'Use `{{first_name}}` or `<id>`.', 'Use `{{first_name}}` or `<id>`.'],
    ['code spans of two backticks stay', '`` a`{b} ``', '`` a`{b} ``'],
    ['runs of unequal length are no code span', '``{a}`', '``\\{a\\}`'],
    ['a lone backtick opens nothing', 'a ` {b}', 'a ` \\{b\\}'],
    ['escaped backticks are no code span', '\\`{a}\\`', '\\`\\{a\\}\\`'],
    ['a code span ends with its paragraph', '`a\n\n{b}`', '`a\n\n\\{b\\}`'],
    ['fences stay', '```json\n{"a": "<b>"}\n```', '```json\n{"a": "<b>"}\n```'],
    ['a longer fence holds a shorter one', '````\n```\n{a}\n```\n````\n{b}', '````\n```\n{a}\n```\n````\n\\{b\\}'],
    ['tilde fences stay', '~~~\n{a}\n~~~\n{b}', '~~~\n{a}\n~~~\n\\{b\\}'],
    ['fences in a list stay', '- ```\n  {a}\n  ```\n\n{b}', '- ```\n  {a}\n  ```\n\n\\{b\\}'],
    ['an open fence becomes text', '```{a}\n<b>', '\\`\\`\\`\\{a\\}\n\\<b>'],
    ['module syntax becomes text', 'import a\nexport b', '&#105;mport a\n&#101;xport b'],
    [
      'words that only begin alike stay',
      'important exports, to import or export',
      'important exports, to import or export',
    ],
    ['links keep their address', '[2.0](/docs/api/)', '[2.0](/docs/api/)'],
  ])('%s', (_, markdown, expected) => {
    expect(mdxText(markdown)).toBe(expected);
  });

  test.each([
    ['braces', 'a {b} <c>', '<p>a {b} &lt;c&gt;</p>'],
    ['an open fence', '```json\n{"a": 1}', '<p>```json\n{&quot;a&quot;: 1}</p>'],
    ['module syntax', 'export your data', '<p>export your data</p>'],
    ['an HTML comment', '<!-- a -->', '<p>&lt;!-- a --&gt;</p>'],
    ['braces in a link', '[a](/b/{c})', '<p><a href="/b/%7Bc%7D">a</a></p>'],
    ['a backslash before a brace', String.raw`\{a}`, '<p>{a}</p>'],
    ['emoji and other scripts', '😀 {漢字}', '<p>😀 {漢字}</p>'],
  ])('a reader sees %s as it was written', async (_, markdown, html) => {
    expect(await htmlOf(mdxText(markdown))).toBe(html);
  });

  test.each(HOSTILE)('text with %s inside a component stays valid MDX', async (_, markdown) => {
    const html = await htmlOf(`<Field name={"a"}>\n\n${mdxText(markdown)}\n\n</Field>\n\nThe end.\n`);
    expect(html.endsWith('<p>The end.</p>')).toBe(true);
  });
});

describe('attributes', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['none give nothing', {}, ''],
    ['undefined and false ones are left out', {a: undefined, b: false}, ''],
    ['true is the bare name', {required: true}, ' required'],
    ['strings are quoted', {name: 'a "b" {c} <d> `e` \\'}, ' name={"a \\"b\\" {c} <d> `e` \\\\"}'],
    ['line ends do not end the attribute', {name: 'a\n\nb'}, ' name={"a\\n\\nb"}'],
    ['empty strings, zero and null are values', {a: '', b: 0, c: null}, ' a={""} b={0} c={null}'],
    ['data is JSON', {cost: {base: 1}, events: ['a', 'b']}, ' cost={{"base":1}} events={["a","b"]}'],
  ])('%s', (_, values, expected) => {
    expect(attributes(values)).toBe(expected);
  });

  test.each<readonly [string, string]>([...HOSTILE, ['a line separator', 'a\u2028b']])(
    'text with %s is valid in an attribute',
    async (_, value) => {
      await expect(
        assertMdx(`<Field${attributes({name: value, list: [value]})}>\n\n</Field>\n`),
      ).resolves.toBeUndefined();
    },
  );
});

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

  test('keeps to 155 characters unless told otherwise', () => {
    expect(metaDescription(words(31))).toBe(words(31));
    expect(metaDescription(words(60))).toBe(`${words(30)}…`);
    expect(metaDescription(`${words(30)} abcd. ${words(3)}`)).toBe(`${words(30)} abcd.`);
    expect(metaDescription(`${words(30)} abcdef. ${words(3)}`)).toBe(`${words(30)}…`);
  });
});

describe('frontMatter', () => {
  test('writes each value as JSON and leaves undefined out', () => {
    expect(frontMatter({id: 'a', title: undefined, hide: true, edit: null})).toBe(
      '---\nid: "a"\nhide: true\nedit: null\n---\n',
    );
  });

  test.each<readonly [string, string]>([
    ...HOSTILE,
    ['nothing in it', ''],
    ['a YAML document', '---\na: b # c'],
    ['only a number', '1.0'],
    ['only the word no', 'no'],
  ])('text with %s comes back from YAML as it was', (_, title) => {
    expect(partsOf(frontMatter({title}))).toEqual({data: {title}, body: ''});
  });
});
