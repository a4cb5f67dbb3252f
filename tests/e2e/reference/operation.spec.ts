import {watchLayoutShift} from '../../fixtures/layoutShift';
import {expect, test} from '../../fixtures/test';

const LIST = '/docs/api/people-index/';
const CREATE = '/docs/api/people-create/';

test.describe('The way to an operation, without script', () => {
  // It is HTML that no script changes.
  test.use({javaScriptEnabled: false});

  test('names the version @mobile', async ({docs}) => {
    for (const [path, crumbs] of [
      [LIST, ['API 2.0', 'People', 'List people']],
      ['/docs/api/people/', ['API 2.0', 'People']],
      ['/docs/api/1.0/people-show/', ['API 1.0', 'People', 'Fetch a person']],
      ['/docs/api/1.0/platform-overview/', ['API 1.0', 'Platform overview']],
      ['/docs/api/changelog/', ['API 2.0', 'API 2.0 changelog']],
      ['/docs/api/', ['API 2.0']],
    ] as const) {
      await docs.read(path);
      await expect(docs.breadcrumbs, path).toHaveText(crumbs);
      await expect(docs.breadcrumbs.last().locator('[aria-current=page]'), path).toBeVisible();
    }
  });
});

test.describe('The way to an operation', () => {
  test('leads up', async ({docs}) => {
    await docs.open(LIST);
    await docs.breadcrumbs.nth(1).getByRole('link').click();
    await docs.isAt('/docs/api/people/', 'People');
    await docs.breadcrumbs.first().getByRole('link').click();
    await docs.isAt('/docs/api/');
  });

  test('@words-02 a page of API 1.0 begins with what replaces its operation @mobile', async ({operation}) => {
    await operation.open('/docs/api/1.0/companies-create/');
    await expect(operation.successor).toBeInViewport();
    await operation.successor.getByRole('link', {name: 'Create an account'}).click();
    await operation.isAt('/docs/api/accounts-create/', 'Create an account');
    await expect(operation.successor).toHaveCount(0);
    await operation.open('/docs/api/1.0/credentials-me-index/');
    await expect(operation.successor).toContainText('has no operation that replaces this one');
  });
});

test.describe('The parts of an operation', () => {
  test('are links that stay in sight, and the part that is read is marked @mobile', async ({operation}) => {
    await operation.open(CREATE);
    await expect(operation.parts).toHaveText(['Body', 'Responses', 'Errors']);
    const responses = operation.parts.nth(1);
    await responses.click();
    await expect(operation.page).toHaveURL(`${CREATE}#responses`);
    await expect(operation.anchor('responses')).toBeInViewport();
    await expect(responses).toBeInViewport();
    await expect(responses).toHaveAttribute('aria-current', 'true');
    await expect(operation.parts.first()).not.toHaveAttribute('aria-current');
    const [bar, heading] = [await responses.boundingBox(), await operation.anchor('responses').boundingBox()];
    expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  test('do not scroll sideways at 1350 and 390 pixels', async ({operation, page}) => {
    for (const address of [LIST, CREATE, '/docs/api/', '/docs/api/people/', '/docs/api/1.0/people-create/']) {
      await operation.open(address);
      for (const width of [1350, 390]) {
        await page.setViewportSize({width, height: 844});
        expect([address, width, await operation.sidewaysScroll()]).toEqual([address, width, 0]);
      }
    }
  });

  test('@site-08 work without script @mobile', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto(LIST);
    await page.getByRole('navigation', {name: 'Parts of this page'}).getByRole('link', {name: 'Errors'}).click();
    await expect(page).toHaveURL(`${LIST}#errors`);
    await expect(page.locator('#errors')).toBeInViewport();
    await expect(page.getByRole('searchbox', {name: 'Filter parameters'})).toBeHidden();
    await context.close();
  });

  test('take little room before the parameters', async ({operation}) => {
    await operation.open(LIST);
    expect((await operation.essentials.boundingBox())?.height).toBeLessThanOrEqual(120);
    const tops = (): Promise<number[]> =>
      operation.main.locator('dt, summary, h2').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const before = await tops();
    for (const [label, note] of [
      ['more on deep pages', 'from page 501: 30'],
      ['Unconfirmed: people:read', 'Confirm with a token that has only this scope.'],
    ] as const) {
      await operation.essentials.locator('summary', {hasText: label}).click();
      await expect(operation.essentials.getByText(note)).toBeVisible();
      expect(await tops(), `${label} moves nothing`).toEqual(before);
    }
  });

  test('include the operation as an OpenAPI document', async ({operation, request}) => {
    await operation.open(LIST);
    const link = operation.main.getByRole('link', {name: 'This operation as an OpenAPI document (JSON)'});
    const document = await request.get((await link.getAttribute('href')) ?? '');
    expect(Object.keys(((await document.json()) as {paths: object}).paths)).toEqual(['/v2/people']);
  });
});

test.describe('Many parameters', () => {
  test('are below headings, sorting and paging together @mobile', async ({operation}) => {
    await operation.open(LIST);
    const paging = ['sort_by', 'sort_direction', 'per_page', 'page', 'include_paging_counts', 'limit_paging_counts'];
    await expect(operation.group('paging')).toHaveText(paging.map((name) => new RegExp(`^${name}`)));
    await expect(operation.group('times').first()).toContainText('[gt] [gte] [lt] [lte]');
  });

  test('can be filtered, and nothing moves while the filter comes @mobile', async ({operation, page}) => {
    const shift = await watchLayoutShift(page);
    await operation.open(LIST);
    await expect(operation.parameterFilter).toBeVisible();
    expect(await shift()).toBeLessThan(0.001);
    await operation.parameterFilter.fill('crm');
    await expect(operation.field('query-crm_id')).toBeVisible();
    await expect(operation.field('query-first_name')).toBeHidden();
    await expect(operation.anchor('query-group-paging')).toBeHidden();
    await expect(operation.parameterCount).toHaveText(/^\d of 51 parameters$/);
    await operation.parameterFilter.press('Escape');
    await expect(operation.field('query-first_name')).toBeVisible();
  });

  test('are accessible while they are filtered', async ({axe, operation}) => {
    await operation.open(LIST);
    await operation.parameterFilter.fill('crm');
    expect((await axe().include('[data-filter-list]').analyze()).violations).toEqual([]);
  });
});

test('the body of a request names first what is required', async ({operation}) => {
  await operation.open(CREATE);
  const names = await operation.anchor('body').locator('> ul > li > div > code').allTextContents();
  expect(names.slice(0, 3).sort()).toEqual(['email_address', 'last_name', 'phone']);
});

test('an overview shows an example next to its fields, or above them on phones, and what each operation needs and costs', async ({
  docs,
  page,
}) => {
  await docs.open('/docs/api/people/');
  const row = docs.main.getByRole('row').filter({hasText: 'List people'});
  await expect(row).toHaveText(/people:read.*1 point/);
  const boxOf = async (anchor: string) => (await docs.anchor(anchor).boundingBox()) ?? {x: 0, y: 0, width: 0};
  const [example, fields] = [await boxOf('example'), await boxOf('fields')];
  expect(example.y).toBe(fields.y);
  expect(example.x).toBeGreaterThan(fields.x + fields.width);
  await page.setViewportSize({width: 390, height: 844});
  expect((await boxOf('example')).y).toBeLessThan((await boxOf('fields')).y);
});
