import {load} from 'cheerio';
import {idsOf} from '../../plugins/search-index/htmlRecords';
import {parts, routes} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

const LIST = '/docs/api/unconfirmed/';

/** Marks of a description. Examples are data. */
function marksIn(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const own = 'x-unverified' in node ? 1 : 0;
  return Object.entries(node)
    .filter(([key]) => key !== 'example' && key !== 'examples')
    .reduce((sum, [, child]) => sum + marksIn(child), own);
}

test.describe('Without script', () => {
  test.use({javaScriptEnabled: false});

  for (const [path, about] of [
    ['/docs/api/groups-create/', 'Unconfirmed: 200 OK'],
    ['/docs/platform/api-basics/call-data-record/', 'Unconfirmed: Recordings'],
  ] as const) {
    test(`@true-05 a mark of ${path} names its subject, opens with the keyboard, and links to all marks @mobile`, async ({
      docs,
      page,
    }) => {
      await docs.read(path);
      const mark = docs.main.locator('details[data-unverified]').filter({hasText: about});
      const all = mark.getByRole('link', {name: 'All unconfirmed points'});
      await expect(mark.locator('summary')).toHaveText(about);
      await expect(all).toBeHidden();
      await mark.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(all).toBeVisible();
      await all.click();
      await expect(page).toHaveURL(path.startsWith('/docs/api/') ? LIST : `${LIST}#guides`);
      await expect(docs.heading).toHaveText('Unconfirmed points of API 2.0');
    });
  }
});

test('@true-05 a mark that opens moves nothing sideways on a phone', async ({docs, page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await docs.open('/docs/api/meetings-index/');
  await docs.unfold();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const {version, landing, file} of routes.references) {
  test(`@true-05 one page lists each unconfirmed point of API ${version}, with links`, async ({docs, request}) => {
    await docs.open(landing);
    await docs.main.getByRole('link', {name: 'Unconfirmed points', exact: true}).click();
    await docs.isAt(`${landing}unconfirmed/`, `Unconfirmed points of API ${version}`);
    const $ = load(await (await request.get(`${landing}unconfirmed/`)).text());
    const after = (id: string) => $(`h2#${id}`).nextUntil('h2').find('li').length;
    const rows = $('article .markdown li').length - after('scopes') - after('guides');
    expect(rows).toBe(marksIn(await (await request.get(`/openapi/${file}.json`)).json()));
    const targets = new Set(
      $('article .markdown li a')
        .toArray()
        .map((link) => $(link).attr('href') ?? ''),
    );
    const pages = new Map<string, ReadonlySet<string>>();
    const dead: string[] = [];
    for (const target of targets) {
      const [path = '', anchor] = target.split('#');
      if (!pages.has(path)) {
        pages.set(path, idsOf(await (await request.get(path)).text()));
      }
      if (anchor !== undefined && !pages.get(path)?.has(decodeURIComponent(anchor))) dead.push(target);
    }
    expect(dead).toEqual([]);
  });
}

for (const {name, paths} of parts) {
  test(`@true-05 no text of the ${name} says how it was made`, async ({request}) => {
    const told: string[] = [];
    for (const path of paths) {
      const markdown = await (await request.get(path === '/' ? '/index.md' : `${path.slice(0, -1)}.md`)).text();
      const [phrase] = /could not be read|second-hand|older text|\bunverified\)/i.exec(markdown) ?? [];
      if (phrase !== undefined) told.push(`${path}: ${phrase}`);
    }
    expect(told).toEqual([]);
  });
}
