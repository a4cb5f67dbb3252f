import {describe, expect, it} from 'vitest';
import {htmlRecords, idsOf} from '../../../../plugins/search-index/htmlRecords';

const FACTS = {url: '/guide/', section: 'Docs', version: 'current', tag: 'default', rank: 1} as const;

const page = (article: string, head = ''): string =>
  `<html><head>${head}</head><body><nav>Elsewhere</nav><main><article>${article}</article></main></body></html>`;

const GUIDE = page(`
  <nav>Breadcrumbs</nav><header><h1>Rate limits</h1></header>
  <p>Every team has <code>600</code> points.</p>
  <h2 id="see">See the cost<a class="hash-link" href="#see">\u200B</a></h2>
  <ul><li>First line</li><li>Second line</li></ul>
  <figure><figcaption>bash<button>Copy</button></figcaption><pre>curl -sS</pre></figure>
  <h3 id="events">Events</h3>
  <table><tr><td><a id="person_created" href="#person_created">person_created</a></td><td>A person is created</td></tr></table>
  <h2 id="where-next">Next steps</h2><p>Read about webhooks.</p>`);

describe('Records of a built page', () => {
  const records = htmlRecords(GUIDE, FACTS);

  it('are its title, its headings and the texts below them', () => {
    expect(
      records.map(({type, url, content, hierarchy}) => [type, url, content, hierarchy.lvl2, hierarchy.lvl3]),
    ).toEqual([
      ['lvl1', '/guide/', null, null, null],
      ['content', '/guide/', 'Every team has 600 points.', null, null],
      ['lvl2', '/guide/#see', null, 'See the cost', null],
      ['content', '/guide/#see', 'First line Second line curl -sS', 'See the cost', null],
      ['lvl3', '/guide/#events', null, 'See the cost', 'Events'],
      ['lvl4', '/guide/#person_created', null, 'See the cost', 'Events'],
      ['content', '/guide/#person_created', 'person_created A person is created', 'See the cost', 'Events'],
    ]);
    expect(records.every(({hierarchy}) => hierarchy.lvl0 === 'Docs' && hierarchy.lvl1 === 'Rate limits')).toBe(true);
  });

  it('have ids of their own, and positions in the order of the page', () => {
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
    expect(records.map(({weight}) => weight.position)).toEqual(records.map((_, index) => index));
  });

  it('leave out what repeats links to other pages, and programs', () => {
    const text = JSON.stringify(htmlRecords(page(`<h1>A</h1><pre>${'x '.repeat(200)}</pre>`), FACTS));
    expect(text).not.toContain('x x');
    expect(JSON.stringify(records)).not.toContain('webhooks');
    expect(JSON.stringify(records)).not.toContain('Breadcrumbs');
  });

  it.each([
    ['<li><a href="/docs/api/calls/">Calls</a><p>A call is a record.</p></li>', 'Calls A call is a record.'],
    ['<dl><dt>OpenAPI 3.1<dd><a href="a">JSON</a><a href="b">YAML</a></dl>', 'OpenAPI 3.1 JSON YAML'],
    ['<p>Read <code>per<span>_</span><span>page</span></code>, <em>then</em> go.</p>', 'Read per_page, then go.'],
    ['<pre><code><span>curl</span><span>\n</span><span>-s</span></code></pre>', 'curl -s'],
  ])('@search-17 B21: keep texts apart that boxes set apart: %s', (html, text) => {
    expect(htmlRecords(page(`<h1>A</h1>${html}`), FACTS)[1]?.content).toBe(text);
  });

  it('join short texts, and cut none', () => {
    const long = 'word '.repeat(80).trim();
    const made = htmlRecords(page(`<h1>A</h1><p>One.</p><p>Two.</p><p>${long}</p>`), FACTS);
    expect(made.map(({content}) => content)).toEqual([null, 'One. Two.', long]);
  });

  it('are none for a page that asks not to be listed', () => {
    expect(htmlRecords(page('<h1>A</h1>', '<meta name="robots" content="noindex, nofollow">'), FACTS)).toEqual([]);
  });

  it('are rejected for a page without a title', () => {
    expect(() => htmlRecords(page('<p>Text</p>'), FACTS)).toThrow('/guide/ has no h1');
  });

  it('know the ids of a page, however they are quoted', () => {
    expect([...idsOf('<a id="a"><b id=b><i class=x id=\'c\'>')]).toEqual(['a', 'b', 'c']);
  });
});
