import {expect, test} from '../../fixtures/test';

test.describe('From one page of the reference to the next', () => {
  test('a link in the text navigates without a reload, with title and description @mobile', async ({
    operation,
    page,
  }) => {
    await operation.open('/docs/api/people-create/');
    await page.evaluate(() => Object.assign(window, {same: true}));
    await operation.main.getByRole('link', {name: 'person upserts'}).first().click();
    await operation.isAt('/docs/api/person-upserts-create/');
    await expect(page).toHaveTitle('Create or update a person | Salesloft for Developers');
    await expect(page.locator('meta[name=description]')).not.toHaveAttribute('content', /Adds a person and returns/);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });

  test('Back and Forward show the previous pages', async ({operation, page}) => {
    await operation.open('/docs/api/people/');
    await operation.main.getByRole('table').first().getByRole('link', {name: 'Create a person'}).click();
    await operation.isAt('/docs/api/people-create/', 'Create a person');
    await page.goBack();
    await operation.isAt('/docs/api/people/', 'People');
    await page.goForward();
    await operation.isAt('/docs/api/people-create/', 'Create a person');
    await expect(operation.samples.languages).toHaveCount(18);
  });

  test('the URL of a field opens its parents, also after a link', async ({operation, page}) => {
    await operation.open('/docs/api/people/');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('article table a[href*="people-index"]');
      if (link) link.hash = '#response-200-metadata.paging.per_page';
    });
    await operation.main.getByRole('table').first().getByRole('link', {name: 'List people'}).click();
    const field = operation.field('response-200-metadata.paging.per_page');
    await expect(field).toBeInViewport();
    await expect(field).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('from a guide and back', async ({operation}) => {
    await operation.open('/docs/platform/api-basics/rate-limits/');
    await operation.navbar.link('API 2.0').click();
    await operation.isAt('/docs/api/', 'Salesloft API 2.0');
    await expect(operation.sidebar.current).toHaveText('Overview');
    await operation.navbar.link('Docs').click();
    await operation.isAt('/docs/platform/intro/');
  });
});

test.describe('A link to a page of the reference', () => {
  test.use({prefetches: true});

  test('a page is loaded when its link is hovered, and only once', async ({operation, page}) => {
    await operation.open('/docs/api/people/');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/docs/api/people-show/')) asked.push(request.url());
    });
    const link = operation.main.getByRole('table').first().getByRole('link', {name: 'Fetch a person'});
    const answered = page.waitForResponse('**/docs/api/people-show/');
    await link.hover();
    await answered;
    await link.click();
    await operation.isAt('/docs/api/people-show/', 'Fetch a person');
    expect(asked).toHaveLength(1);
  });
});

test.describe('A page of the reference that is not there', () => {
  test.use({expectedErrors: /404/});

  test('@routes-02 is the not-found page, also from a link', async ({operation, page}) => {
    await operation.open('/docs/api/people/');
    await page.evaluate(() => {
      const link = document.querySelector('article table a');
      link?.setAttribute('href', '/docs/api/no-such-operation/');
    });
    await operation.main.getByRole('table').first().getByRole('link').first().click();
    await expect(operation.heading).toHaveText("We can't find that page");
    await operation.navbar.link('API 1.0').click();
    await operation.isAt('/docs/api/1.0/');
  });
});

test.describe('The sidebar of the reference', () => {
  test('a link that is pressed while all groups arrive is followed', async ({operation, page}) => {
    let deliver = (): void => undefined;
    const pressed = new Promise<void>((resolve) => (deliver = resolve));
    await page.route('**/assets/js/sidebar-api-v2-0-*', async (route) => {
      await pressed;
      await route.continue();
    });
    await operation.open('/docs/api/people/');
    await operation.sidebar.link('List people').hover();
    await page.mouse.down();
    const arrived = page.waitForResponse('**/assets/js/sidebar-api-v2-0-*');
    deliver();
    await (await arrived).finished();
    await page.mouse.up();
    await operation.isAt('/docs/api/people-index/', 'List people');
  });

  test('keeps the current entry in its place when all groups arrive, and says when no operation has the words', async ({
    operation,
  }) => {
    await operation.open('/docs/api/people-create/');
    const top = async (): Promise<number> => (await operation.sidebar.current.boundingBox())?.y ?? 0;
    let before = 0;
    await expect.poll(async () => (before = await top())).toBeGreaterThan(0);
    await operation.sidebar.turnTo();
    await expect(operation.sidebar.caret('Accounts')).toBeAttached();
    expect(await top()).toBeCloseTo(before, 0);
    await operation.sidebar.filter.fill('zebra');
    await expect(operation.sidebar.list.getByRole('status')).toHaveText('No matching operations.');
  });

  test('remembers which groups are open', async ({operation}) => {
    await operation.open('/docs/api/people-create/');
    await operation.sidebar.turnTo();
    await operation.sidebar.caret('Person stages').click();
    await expect(operation.sidebar.pagesOf('Person stages')).not.toHaveCount(0);
    await operation.reload();
    await operation.sidebar.turnTo();
    await expect(operation.sidebar.caret('Person stages')).toHaveAttribute('aria-expanded', 'true');
  });

  test('survives a broken store', async ({operation, page}) => {
    await page.addInitScript(() => {
      sessionStorage.setItem('reference-sidebar-open', '{"not": "a list"');
    });
    await operation.open('/docs/api/people-create/');
    await operation.sidebar.turnTo();
    await expect(operation.sidebar.caret('People')).toHaveAttribute('aria-expanded', 'true');
  });

  test('is in the menu of a narrow screen @mobile', async ({operation, page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await operation.open('/docs/api/people-create/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('link', {name: 'List people'}).click();
    await operation.isAt('/docs/api/people-index/', 'List people');
    await expect(menu).toBeHidden();
  });
});

test.describe('Without script', () => {
  test.use({javaScriptEnabled: false});

  test('@routes-05 the sidebar shows the group of the page and its neighbors', async ({operation}) => {
    await operation.read('/docs/api/people-create/');
    await expect(operation.sidebar.current).toHaveText('Create a person');
    await expect(operation.sidebar.link('List people')).toBeVisible();
    await expect(operation.sidebar.link('Person stages')).toBeVisible();
    await expect(operation.sidebar.headings.first()).toHaveText('People and accounts');
    // The group, 20 neighbors, and the landing page, which is near.
    await expect(operation.sidebar.entries).toHaveCount(22);
  });
});

test('everything is unfolded while a page is printed', async ({operation, page}) => {
  await operation.open('/docs/api/people-create/');
  const folded = operation.main.locator('details:not([open])');
  const before = await folded.count();
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(folded).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(folded).toHaveCount(before);
});
