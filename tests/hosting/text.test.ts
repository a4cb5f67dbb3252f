import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {readBuilt, readPage} from '../fixtures/builtSite';
import {idsOf, textOf} from '../fixtures/html';
import {parts, routes} from '../fixtures/routes';

/** What a visitor without script gets of a page. */
const contentOf = (path: string): string => /<main[^]*<\/main>/.exec(readPage(path))?.[0] ?? '';

describe.each(parts.map(({name, paths}) => [name, paths] as const))('The HTML of the %s', (_, paths) => {
  test('@site-08 has their text and links, without a request to log in', () => {
    const poor = paths.filter((path) => {
      const main = contentOf(path);
      const [heading = ''] = /<h1[^]*?<\/h1>/.exec(main) ?? [];
      return !(textOf(heading).trim() !== '' && textOf(main).length > 200 && /<a [^>]*href=/.test(main));
    });
    expect(poor).toEqual([]);
  });
});

const references = routes.references.map(({version, landing, file}) => [version, landing, file] as const);

/** Marks of a description. Examples are data. */
function marksIn(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const own = 'x-unverified' in node ? 1 : 0;
  return Object.entries(node)
    .filter(([key]) => key !== 'example' && key !== 'examples')
    .reduce((sum, [, child]) => sum + marksIn(child), own);
}

test.each(references)('@true-05 one page lists each unconfirmed point of API %s, with links', (_, landing, file) => {
  const $ = load(readPage(`${landing}unconfirmed/`));
  const after = (id: string) => $(`h2#${id}`).nextUntil('h2').find('li').length;
  const rows = $('article .markdown li').length - after('scopes') - after('guides');
  expect(rows).toBe(marksIn(JSON.parse(readBuilt(`/openapi/${file}.json`))));
  const links = $('article .markdown li a').toArray();
  const targets = new Set(links.map((link) => $(link).attr('href') ?? ''));
  const pages = new Map<string, ReadonlySet<string>>();
  const dead: string[] = [];
  for (const target of targets) {
    const [path = '', anchor] = target.split('#');
    const ids = pages.get(path) ?? idsOf(readPage(path));
    pages.set(path, ids);
    if (anchor !== undefined && !ids.has(decodeURIComponent(anchor))) dead.push(target);
  }
  expect(dead).toEqual([]);
});
