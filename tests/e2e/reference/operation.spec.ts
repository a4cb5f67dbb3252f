import {hold} from '../../fixtures/conditions';
import {watchLayoutShift} from '../../fixtures/layoutShift';
import {expect, test} from '../../fixtures/test';

const LIST = '/docs/api/people-index/';
const CREATE = '/docs/api/people-create/';
const QUIET = 'rgba(0, 0, 0, 0)';

test.describe('The parts of an operation', () => {
  test('are links that stay in sight, and the current part is marked', async ({operation, page}) => {
    await operation.open(CREATE);
    await expect(operation.parts).toHaveText(['Body', 'Responses', 'Errors']);
    const responses = operation.parts.nth(1);
    for (const width of [1350, 390]) {
      await page.setViewportSize({width, height: 844});
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      await responses.click();
      await expect(page).toHaveURL(`${CREATE}#responses`);
      await expect(operation.anchor('responses')).toBeInViewport();
      await expect(responses).toBeInViewport();
      await expect(responses).toHaveAttribute('aria-current', 'true');
      await expect(operation.parts.first()).not.toHaveAttribute('aria-current');
      const [bar, heading] = [await responses.boundingBox(), await operation.anchor('responses').boundingBox()];
      expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    }
  });

  test('@look-03 have notes below their words that move nothing, and facts on one line', async ({operation, page}) => {
    for (const [path, label, text] of [
      [LIST, 'more on deep pages', 'Points for a deep page'],
      [CREATE, 'Not safe', 'A retry can apply the change twice.'],
    ] as const) {
      await operation.open(path);
      const word = operation.essentials.locator('summary', {hasText: label});
      const tops = (): Promise<number[]> =>
        operation.main
          .locator('dt, summary, h2')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top).filter((top) => top < innerHeight));
      const before = await tops();
      await word.click();
      expect(await tops(), `${label} moves nothing`).toEqual(before);
      for (const width of [1366, 1280, 390, 360]) {
        await page.setViewportSize({width, height: 844});
        const [note, own, column] = await Promise.all(
          [operation.essentials.getByText(text), word, operation.essentials].map((part) => part.boundingBox()),
        );
        if (!note || !own || !column) throw new Error('The note, its word or the facts are not visible.');
        expect(Math.abs(note.y - own.y - own.height), `${label} at ${String(width)}`).toBeLessThan(4);
        expect(note.x).toBeGreaterThanOrEqual(column.x - 1);
        expect(note.x + note.width).toBeLessThanOrEqual(column.x + column.width + 1);
        if (width < 1000) continue;
        const lines = await operation.essentials
          .locator('dt')
          .evaluateAll((all) => all.slice(0, 4).map((term) => term.getBoundingClientRect().top));
        expect(new Set(lines).size, `facts at ${String(width)}`).toBe(1);
      }
    }
  });
});

test('an overview shows an example next to its fields, or above them on phones', async ({docs, page}) => {
  await docs.open('/docs/api/people/');
  const part = page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: 'Fields'});
  await part.click();
  await expect(part).toHaveAttribute('aria-current', 'true');
  const boxOf = async (anchor: string) => (await docs.anchor(anchor).boundingBox()) ?? {x: 0, y: 0, width: 0};
  const [example, fields] = [await boxOf('example'), await boxOf('fields')];
  expect(example.y).toBe(fields.y);
  expect(example.x).toBeGreaterThan(fields.x + fields.width);
  await page.setViewportSize({width: 390, height: 844});
  expect((await boxOf('example')).y).toBeLessThan((await boxOf('fields')).y);
});

test('@words-02 a page of API 1.0 begins with what replaces its operation', async ({operation}) => {
  await operation.open('/docs/api/1.0/companies-create/');
  await expect(operation.successor).toBeInViewport();
  await operation.successor.getByRole('link', {name: 'Create an account'}).click();
  await operation.isAt('/docs/api/accounts-create/', 'Create an account');
  await expect(operation.successor).toHaveCount(0);
  await operation.open('/docs/api/1.0/credentials-me-index/');
  await expect(operation.successor).toContainText('has no operation that replaces this one');
});

test('a long path leaves no blank line', async ({operation, page}) => {
  await operation.open('/docs/api/integrations-signals-registrations-plays-destroy/');
  for (const width of [360, 390, 768, 1350]) {
    await page.setViewportSize({width, height: 844});
    const line = operation.main.locator('p:has(> button[data-copy])');
    const blank = await line.evaluate(
      (element) =>
        element.getBoundingClientRect().bottom - (element.querySelector('code')?.getBoundingClientRect().bottom ?? 0),
    );
    expect(blank, String(width)).toBeLessThan(16);
  }
});

test('the URL of a field opens and highlights it below the navbar', async ({operation, page}) => {
  const isMarked = async (anchor: string): Promise<void> => {
    const field = operation.field(anchor);
    await expect(field).toBeInViewport();
    await expect(field).not.toHaveCSS('background-color', QUIET);
    const {height: bar = 0} = (await operation.navbar.root.boundingBox()) ?? {};
    expect((await field.boundingBox())?.y).toBeGreaterThanOrEqual(bar);
  };
  await operation.open(`${CREATE}#body-email_address`);
  await isMarked('body-email_address');
  await expect(operation.field('body-last_name')).toHaveCSS('background-color', QUIET);
  const link = operation.linkTo('body-last_name');
  await expect(link).toHaveAccessibleName('Link to last_name');
  await link.click();
  await expect(page).toHaveURL(`${CREATE}#body-last_name`);
  await isMarked('body-last_name');
  // Full loads: the parents are opened from the URL alone.
  for (const [anchor, width] of [
    ['query-per_page', 1350],
    ['response-200-metadata.paging.per_page', 390],
  ] as const) {
    await page.setViewportSize({width, height: 844});
    await page.goto('about:blank');
    await operation.open(`${LIST}#${anchor}`);
    await isMarked(anchor);
  }
});

test('a link to a field leads to where the field stays when scripts add their buttons', async ({operation, page}) => {
  const layoutShift = await watchLayoutShift(page);
  for (const width of [768, 1000]) {
    await page.setViewportSize({width, height: 900});
    await page.goto('about:blank');
    const release = await hold(page, '**/assets/js/main.*.js');
    await page.goto(`${LIST}#query-per_page`, {waitUntil: 'domcontentloaded'});
    const field = operation.field('query-per_page');
    await expect(field).toBeInViewport();
    const topOf = (): Promise<number> => field.evaluate((element) => element.getBoundingClientRect().top);
    const top = await topOf();
    release();
    await operation.isAlive();
    await expect(field.locator('[data-add-to-request]')).toHaveCount(1);
    expect([width, await topOf()]).toEqual([width, top]);
    expect(await layoutShift()).toBeLessThan(0.01);
  }
});
