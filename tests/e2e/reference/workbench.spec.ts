import {KEY, api} from '../../fixtures/sandbox';
import {Keyboard} from '../../fixtures/pages/Keyboard';
import {expect, test} from '../../fixtures/test';

const PEOPLE = '/docs/api/people-index/';

/** The horizontal overflow of a code block, in pixels. */
const overhang = (element: Element): number => {
  const block = element.closest('pre');
  return block ? block.scrollWidth - block.clientWidth : 0;
};

test.describe('The workbench of an operation', () => {
  test('@work-01 begins at the title, with whole lines of curl, four languages and a menu', async ({
    operation,
    page,
  }) => {
    await operation.open(PEOPLE);
    const title = await operation.heading.boundingBox();
    const bench = await operation.tryIt.bench.boundingBox();
    const article = await page.locator('article').boundingBox();
    if (!title || !bench || !article) throw new Error('The page has no workbench.');
    expect(Math.abs(title.y - bench.y)).toBeLessThan(24);
    expect(bench.width / article.width).toBeGreaterThan(0.43);
    expect(title.x + title.width).toBeLessThanOrEqual(bench.x);
    await expect(operation.samples.shown).toContainText('curl');
    expect(await operation.samples.shown.evaluate(overhang)).toBe(0);

    const {samples} = operation;
    const seen = (): Promise<string[]> =>
      samples.offered.evaluateAll((labels) =>
        labels
          .filter((label) => getComputedStyle(label).position !== 'absolute')
          .sort(
            (a, b) =>
              a.getBoundingClientRect().top - b.getBoundingClientRect().top ||
              a.getBoundingClientRect().left - b.getBoundingClientRect().left,
          )
          .map((label) => label.textContent),
      );
    await test.step('the samples of lists request changed records', async () => {
      await expect(samples.shown).toContainText(/updated_at\[gt\]=2026[^]+sort_by=updated_at[^]+sort_direction=ASC/);
    });

    await test.step('stays visible while the text scrolls', async () => {
      await page.mouse.wheel(0, 2500);
      await expect(operation.heading).not.toBeInViewport();
      await expect(samples.shown).toBeInViewport();
      await page.evaluate(() => {
        window.scrollTo({top: 0, behavior: 'instant'});
      });
    });

    expect(await seen()).toEqual(['curl', 'Node.js', 'Python', 'Ruby']);
    await samples.choose('Go');
    await page.reload();
    await operation.isAlive();
    expect(await seen()).toEqual(['Go', 'curl', 'Node.js', 'Python', 'Ruby']);
    await expect(samples.shown).toContainText('package main');
    await samples.more.click();
    expect(await seen()).toHaveLength(18);
  });
});

test.describe('Without script', () => {
  test.use({javaScriptEnabled: false});

  test('@work-01 @work-02 all languages and statuses can be chosen', async ({operation, page}) => {
    await operation.read('/docs/api/people-create/');
    const statuses = operation.tryIt.bench.getByRole('radiogroup', {name: 'Response status'});
    const labels = await statuses.locator('label[for]').allTextContents();
    for (const status of ['200', '401', '403', '422', '429']) expect(labels.join(' ')).toContain(status);
    const bodies: string[] = [];
    for (const label of await statuses.locator('label[for]').all()) {
      await label.click();
      bodies.push(await statuses.locator('pre:visible').innerText());
    }
    expect(new Set(bodies).size).toBeGreaterThan(3);
    expect(bodies.at(labels.findIndex((label) => label.startsWith('401')))).toContain('"error"');
    await page.setViewportSize({width: 390, height: 844});
    await operation.samples.choose('Go');
    await expect(operation.samples.shown).toContainText('package main');
    await statuses.getByText('401 No token', {exact: true}).click();
    await expect(operation.tryIt.bench).toContainText('No Bearer Token attached to request');
  });
});

test.describe('Opening try-it', () => {
  test('@work-03 moves no text, and keeps Send and the response in sight', async ({operation, tryIt, page}) => {
    await operation.open(PEOPLE);
    const tops = (): Promise<number[]> =>
      page.locator('article h1, article h2, article h3, article p').evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.closest('[data-try-it]'))
          .map((one) => one.getBoundingClientRect().top)
          .filter((top) => top < window.innerHeight)
          .map((top) => top + window.scrollY),
      );
    const before = await tops();
    expect(before.length).toBeGreaterThan(1);
    await tryIt.openWith(KEY);
    await expect(tryIt.close).toBeVisible();
    expect(await tops()).toEqual(before);
    await expect(tryIt.send).toBeInViewport();
    await tryIt.sends();
    await expect(tryIt.statusLine).toBeInViewport();
    await expect(tryIt.statusLine).toBeFocused();
    await expect(tryIt.send).toBeInViewport();
    expect(await tops()).toEqual(before);
    await tryIt.close.click();
    await expect(tryIt.form).toBeHidden();
    expect(await tops()).toEqual(before);
  });

  test('@work-03 takes at most 13 keys from load to a sent call', async ({operation, tryIt, page}) => {
    await operation.openForm('/docs/api/me-index/', KEY);
    await page.goto(PEOPLE);
    await operation.isAlive();
    const keyboard = new Keyboard(page);
    let keys = 0;
    const press = async (key: string): Promise<void> => {
      keys += 1;
      await keyboard.press(key);
    };
    const toSamples = page.getByRole('link', {name: 'Go to the samples'});
    await press('Tab');
    await press('Enter');
    while (keys < 13 && !(await toSamples.evaluate((link) => link === document.activeElement))) await press('Tab');
    await press('Enter');
    await press('Tab');
    await expect(tryIt.open).toBeFocused();
    await press('Enter');
    await expect(tryIt.form).toBeFocused();
    const sent = page.waitForRequest((request) => request.url().startsWith(`${api}/v2/people`));
    await press('Control+Enter');
    await sent;
    expect(keys).toBeLessThanOrEqual(13);
    await expect(tryIt.outcome).toContainText('200 OK');
  });
});

test.describe('Code that is higher than the card', () => {
  test.use({viewport: {width: 1366, height: 768}});

  test('@hand-03 is cut, and all of its lines make the card scroll', async ({operation, page}) => {
    await operation.open('/docs/api/people-create/');
    const {samples, tryIt} = operation;
    const linesOf = async (): Promise<number> => ((await samples.shown.textContent()) ?? '').split('\n').length;

    await test.step('the button has the number of lines of the shown language', async () => {
      for (const language of ['curl', 'Python', 'Go']) {
        await samples.choose(language);
        await expect(samples.all).toContainText(`Show all ${String(await linesOf())} lines`);
      }
    });

    const response = tryIt.bench.getByRole('figure').last();
    const height = (): Promise<number> =>
      tryIt.bench.evaluate((bench) => Math.round(bench.getBoundingClientRect().height));
    const before = await height();
    await expect(response.getByRole('checkbox', {name: /^Show all/})).toHaveCount(1);

    await test.step('all lines are shown, and the wheel scrolls the card, then the page', async () => {
      await samples.all.click();
      expect(await height()).toBe(before);
      await expect(samples.all).toContainText('Show fewer lines');
      await expect(response.getByRole('checkbox', {name: /^Show all/})).toHaveCount(0);
      const box = await tryIt.bench.boundingBox();
      if (!box) throw new Error('The card is not in sight.');
      await page.mouse.move(box.x + 100, box.y + 300);
      await page.mouse.wheel(0, 600);
      const scrolled = (): Promise<number> => samples.root.evaluate((figure) => figure.parentElement?.scrollTop ?? 0);
      await expect.poll(scrolled).toBe(600);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.mouse.wheel(0, 10_000);
      await expect.poll(scrolled).toBeGreaterThan(1000);
      await page.waitForTimeout(500);
      await page.mouse.wheel(0, 200);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    });

    await test.step('another language is cut again', async () => {
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      await samples.choose('curl');
      await expect(samples.all).toContainText(`Show all ${String(await linesOf())} lines`);
      await expect(response.getByRole('checkbox', {name: /^Show all/})).toHaveCount(1);
    });
  });

  test('short code has no button, and gets one when the card is lower', async ({operation, page}) => {
    await page.setViewportSize({width: 1366, height: 1200});
    await operation.open('/docs/api/people-index/');
    await expect(operation.samples.all).toHaveCount(0);
    await page.setViewportSize({width: 1366, height: 420});
    await operation.samples.choose('Python');
    await expect(operation.samples.all).toHaveCount(1);
  });
});

test('@shell-05 without the sidebar the code uses the space next to the text', async ({operation, page}) => {
  await operation.open(PEOPLE);
  const samples = operation.samples.root;
  const width = async (): Promise<number> => (await samples.boundingBox())?.width ?? 0;
  const narrow = await width();
  await operation.sidebar.hide.click();
  await expect.poll(width).toBeGreaterThan(narrow + 100);
  const text = await operation.endpoint.locator('xpath=..').boundingBox();
  const code = await samples.boundingBox();
  expect((code?.x ?? 0) - ((text?.x ?? 0) + (text?.width ?? 0))).toBeLessThan(64);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1350);
});
