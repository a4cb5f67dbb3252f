import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import {PageNav} from '../../../../src/features/reference/PageNav';

describe('The links to the parts of a page', () => {
  const part = (text: string, nav?: string) => ({
    heading: {text, anchor: text.toLowerCase(), level: 2 as const},
    nav,
    blocks: [],
  });

  test('lead to the parts that have a label', () => {
    const sections = [{blocks: []}, part('More'), part('Query', 'Parameters'), part('Errors', 'Errors')];
    const html = renderToStaticMarkup(<PageNav sections={sections} />);
    expect([...html.matchAll(/href="#([^"]*)">([^<]*)/g)].map(([, to, text]) => [to, text])).toEqual([
      ['query', 'Parameters'],
      ['errors', 'Errors'],
    ]);
    expect(html).toMatch(/^<nav [^>]*aria-label="Parts of this page"/);
  });

  test('are left out if there is only one part', () => {
    expect(renderToStaticMarkup(<PageNav sections={[part('Responses', 'Responses')]} />)).toBe('');
  });
});
