import {guideSections} from '../../../src/config/guides';
import {expect, test} from '../../fixtures/test';

const GUIDE = '/docs/platform/api-basics/rate-limits/';

/** Guides that are written: those of the sidebar. */
const guides = guideSections.flatMap(({folder, pages}) => pages.map((page) => `/docs/platform/${folder}/${page}/`));

test('@shell-07 the table of contents lists headings 2 and 3 on every guide, and goes to them', async ({
  docs,
  page,
}) => {
  await docs.open(GUIDE);

  await test.step('lists the headings of levels 2 and 3, and no other', async () => {
    const headings = await docs.main
      .locator(':is(h2, h3)[id]')
      .evaluateAll((all) => all.map((heading) => heading.firstChild?.textContent ?? ''));
    expect(headings.length).toBeGreaterThan(2);
    await expect(docs.contents).toHaveText(headings);
  });

  await test.step('lists headings 2 and 3 on every guide', async () => {
    const wrong = await docs.page.evaluate(async (addresses) => {
      const different: string[] = [];
      for (const address of addresses) {
        const html = await (await fetch(address)).text();
        const page = new DOMParser().parseFromString(html, 'text/html');
        const listed = [...page.querySelectorAll('.theme-doc-toc-desktop a')].map((link) => link.getAttribute('href'));
        const headings = [...page.querySelectorAll('main :is(h2, h3)[id]')].map(({id}) => `#${id}`);
        if (headings.length === 0 || listed.join() !== headings.join()) different.push(address);
      }
      return different;
    }, guides);
    expect(wrong).toEqual([]);
  });

  await test.step('goes to a heading and marks it as current', async () => {
    const entry = docs.contents.nth(2);
    const hash = (await entry.getAttribute('href')) ?? '';
    await entry.click();
    await expect(page).toHaveURL(`${GUIDE}${hash}`);
    await expect(docs.anchor(hash.slice(1))).toBeInViewport();
    await expect(entry).toHaveClass(/--active/);
  });
});

test.describe('A heading', () => {
  test('@shell-07 has a link to itself, unless it is the first', async ({docs}) => {
    for (const address of ['/', '/webhooks/', GUIDE, '/docs/api/', '/docs/api/people/', '/docs/api/people-create/']) {
      await test.step(address, async () => {
        await docs.open(address);
        const headings = await docs.main.locator(':is(h1, h2, h3, h4, h5, h6)').evaluateAll((all) =>
          all.map((heading) => ({
            level: Number(heading.tagName.slice(1)),
            id: heading.id,
            hash: heading.querySelector('a.hash-link')?.getAttribute('href'),
          })),
        );
        const [first, ...others] = headings;
        expect(first).toMatchObject({level: 1, hash: undefined});
        expect(others.length).toBeGreaterThan(0);
        for (const {id, hash} of others) expect(hash).toBe(`#${id}`);
      });
    }
  });

  test('@shell-07 is brought into view by its link @mobile', async ({docs, page}) => {
    await docs.open(GUIDE);
    const heading = docs.subheadings.nth(2);
    const id = (await heading.getAttribute('id')) ?? '';
    await heading.hover();
    await heading.getByRole('link', {name: /^Direct link to/}).click();
    await expect(page).toHaveURL(`${GUIDE}#${id}`);
    await docs.reload();
    await expect(heading).toBeInViewport({ratio: 1});
    const {y: below} = (await heading.boundingBox()) ?? {y: 0};
    expect(below).toBeLessThan(200);
  });
});
