import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import {Markdown} from '../../../../src/features/reference/Markdown';

const block = (text: string): string => renderToStaticMarkup(<Markdown text={text} />);
const inline = (text: string): string => renderToStaticMarkup(<Markdown inline text={text} />);

describe('Markdown', () => {
  test.each([
    ['links of the site', '[people](/docs/api/people/)', '<p><a href="/docs/api/people/">people</a></p>'],
    ['links to files', '[feed](pathname:///feed.xml)', '<p><a href="pathname:///feed.xml">feed</a></p>'],
    ['links in angle brackets', '<https://a.example/>', '<p><a href="https://a.example/">https://a.example/</a></p>'],
  ])('renders %s', (_, text, html) => {
    expect(block(text)).toBe(html);
  });

  test.each([
    ['HTML', 'Send <b>id</b> and <id>.', '<p>Send &lt;b&gt;id&lt;/b&gt; and &lt;id&gt;.</p>'],
    [
      'HTML at the start of a line',
      '<script>alert(1)</script> *x*',
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; <em>x</em></p>',
    ],
    ['JSX', '<Field name={1 + 1} /> {braces}', '<p>&lt;Field name={1 + 1} /&gt; {braces}</p>'],
    ['an indented line', '    indented', '<p>indented</p>'],
  ])('shows %s as it is written', (_, text, html) => {
    expect(block(text)).toBe(html);
  });

  test('@shown-06 aligns the cells of a table by a class', () => {
    expect(block('| A | B |\n| :-: | --- |\n| 1 | 2 |')).toContain('<td class="text--center">1</td><td>2</td>');
  });

  test('drops the URL of a link that would run script', () => {
    expect(block('[a](javascript:alert(1))')).toBe('<p><a href="">a</a></p>');
    expect(block('<javascript:alert(1)>')).toBe('<p><a href="">javascript:alert(1)</a></p>');
  });

  test('highlights fences, below the name of their language', () => {
    expect(block('```json\n{"a": 1}\n```')).toContain('<figcaption');
    expect(block('```json\n{"a": 1}\n```')).toContain('<span>JSON</span>');
    expect(block('```json\n{"a": 1}\n```')).toContain('<span class="hl-number">1</span>}</code>');
    expect(block('```\na < b\n```')).toContain('a &#x3C; b</code>');
  });

  test('inside a paragraph has none of its own', () => {
    expect(inline('At least `1`.')).toBe('At least <code>1</code>.');
  });
});
