import type {Locator} from '@playwright/test';
import {diagrams} from '../../fixtures/diagrams';
import {parts} from '../../fixtures/routes';
import {expect, test} from '../../fixtures/test';
import {wordsSplit} from '../../fixtures/wordsSplit';

/** A desktop and a phone. Each page is loaded once. */
const SIZES = [
  {width: 1350, height: 900},
  {width: 390, height: 844},
] as const;

/** Texts of a diagram that leave the page or are too small. */
const faultsOfLetters = (diagram: Locator): Promise<string[]> =>
  diagram.evaluate((element) => {
    const edge = document.documentElement.clientWidth;
    const texts = [...element.querySelectorAll('text, li')];
    return texts.flatMap((text) => {
      const {left, right} = text.getBoundingClientRect();
      const drawing = text.closest('svg');
      const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      return left < 0 || right > edge || size < 12
        ? [`${text.textContent}: ${String(left)} to ${String(right)}, ${String(size)} px`]
        : [];
    });
  });

test.describe('Guides and top pages', () => {
  // Tables and diagrams have no script, and pages without it load in a third of the time.
  test.use({javaScriptEnabled: false});

  for (const {name, paths} of parts.filter((part) => !part.name.startsWith('API '))) {
    test(`@routes-04 B13: no page scrolls sideways, and no word of a table is split in its middle: ${name}`, async ({
      page,
      site,
    }) => {
      test.slow();
      for (const path of paths) {
        await page.setViewportSize(SIZES[0]);
        await site.read(path);
        await page.evaluate(() => document.fonts.ready);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const found = {path, ...size, sideways: await site.sidewaysScroll(), faults: await wordsSplit(page)};
          expect(found).toEqual({path, ...size, sideways: 0, faults: []});
        }
      }
    });
  }

  test('@routes-04 B18 B19: each diagram reads from its top, fits the page and has letters to read', async ({
    page,
    site,
  }) => {
    test.slow();
    for (const {guide, first, last, isSequence} of diagrams) {
      await site.read(`/docs/platform/${guide}/`);
      const figure = page
        .locator('main figure')
        .filter({has: page.locator('svg[viewBox]')})
        .first();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const isList = isSequence && size.width < 600;
        const shown = isList ? figure.getByRole('list').first() : figure.locator('div[role=img]');
        const place = `${guide} at ${String(size.width)} pixels`;
        await expect(shown, place).toBeVisible();
        const [above, below] = [
          await shown.getByText(first).first().boundingBox(),
          await shown.getByText(last).last().boundingBox(),
        ];
        expect(above?.y, place).toBeLessThan(below?.y ?? 0);
        expect({place, faults: await faultsOfLetters(shown)}).toEqual({place, faults: []});
        expect(await site.sidewaysScroll(), place).toBe(0);
      }
    }
  });
});

test('@routes-04 B13: code in a table stays a line of text @mobile', async ({page, site}) => {
  await site.open('/api/');
  await expect(page.locator('main table').first()).toContainText('https://api.salesloft.com/v2');
  await expect(page.locator('main table figure')).toHaveCount(0);
  await expect(page.getByRole('table').first().getByRole('columnheader', {name: '2.0'})).toBeAttached();
  await expect(page.getByRole('table').first().getByRole('cell', {name: 'All new work'})).toBeVisible();
});

test.describe('The requirements of an operation @mobile', () => {
  test('@api-01 B16: says which fields are needed where one of several is', async ({page, site}) => {
    await site.open('/docs/api/people-create/');
    await expect(page.getByText('35 in total. Requires one of: email_address; phone + last_name.')).toBeVisible();
    for (const name of ['email_address', 'phone', 'last_name']) {
      await expect(page.locator(`[id="body-${name}"]`).getByText('one of', {exact: true})).toBeVisible();
    }
    await expect(page.locator('[id="body-city"]').getByText('one of', {exact: true})).toHaveCount(0);
  });

  test('@api-01 B15: page and form show the same number', async ({operation, page}) => {
    await operation.open('/docs/api/people-index/');
    const said = await page.getByText(/^\d+ in total, all optional\.$/).textContent();
    const count = /^\d+/.exec(said ?? '')?.[0] ?? '';
    // A phone has a second one at the samples.
    await page.getByRole('button', {name: 'Try it'}).first().click();
    await expect(page.getByText(`${count} optional parameters, 4 set`)).toBeVisible();
  });

  test('@api-02 B17: a path has an id of its resource', async ({page, site}) => {
    await site.open('/docs/api/people-destroy/');
    await expect(page.locator('[data-sample=curl]')).toContainText('/v2/people/70211');
    const markdown = await page.request.get('/docs/api/people-destroy.md');
    expect(await markdown.text()).toContain('70211');
  });
});
