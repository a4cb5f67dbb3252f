import type {Locator} from '@playwright/test';
import {parts, routes} from '../../fixtures/routes';
import {expect, test} from '../../fixtures/test';
import {wordsSplit} from '../../fixtures/wordsSplit';

/** Guides with a diagram, each with a text that is read first and one that is read last. */
const DIAGRAMS = [
  ['api-basics/completing-actions', 'Ship the package', 'Delivered'],
  ['frontend-integrations/custom-step', 'Page with a button', 'POST /v2/activities'],
  ['api-basics/oauth-authentication', 'Redirect with state', 'Call with the access token'],
  ['frontend-integrations/authentication-and-flow', 'Auth Redirect URL', 'its parent'],
  ['guides/link-swap', 'POST user', 'Redirect to the page'],
  ['external-calendars/intro', 'Who uses the external type?', 'IDs'],
  ['webhooks/introduction', 'POST the record', '15'],
  ['guides/building-an-efficient-cursor-poller', 'Load the cursor', 'Sleep'],
  ['cadence-imports/introduction', 'Cadence import', 'email_template'],
  ['bulk-jobs/intro', 'create', 'row results deleted'],
  ['marketplace/how-to-submit-your-app', 'Build and test', 'Allowlisted and listed'],
  ['external-calendars/user-flow', 'Not connected', 'Left'],
  ['intro', 'Account', 'Activity'],
  ['api-basics/data-model', 'Account', 'Conversation'],
  ['api-basics/call-data-record', 'Phone connection', 'Conversation'],
] as const;
/** Of these a phone shows the steps as a list. */
const SEQUENCES = 7;

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

test.describe('Tables @mobile', () => {
  for (const {name, paths} of parts.filter((part) => !part.name.startsWith('API '))) {
    test(`@routes-04 B13: no word of a table is split in its middle: ${name}`, async ({page, site}) => {
      test.slow();
      for (const path of paths) {
        await site.read(path);
        await page.evaluate(() => document.fonts.ready);
        expect({path, faults: await wordsSplit(page)}).toEqual({path, faults: []});
      }
    });
  }

  test('@routes-04 B13: code in a table stays a line of text', async ({page, site}) => {
    await site.open('/api/');
    await expect(page.locator('main table').first()).toContainText('https://api.salesloft.com/v2');
    await expect(page.locator('main table figure')).toHaveCount(0);
    await expect(page.getByRole('table').first().getByRole('columnheader', {name: '2.0'})).toBeAttached();
    await expect(page.getByRole('table').first().getByRole('cell', {name: 'All new work'})).toBeVisible();
  });
});

test.describe('Diagrams @mobile', () => {
  test('@routes-04 B18 B19: each diagram reads from its top, fits the page and has letters to read', async ({
    page,
    site,
  }) => {
    test.slow();
    const isNarrow = (page.viewportSize()?.width ?? 0) < 600;
    for (const [index, [guide, first, last]] of DIAGRAMS.entries()) {
      await site.open(`/docs/platform/${guide}/`);
      const figure = page
        .locator('main figure')
        .filter({has: page.locator('svg[viewBox]')})
        .first();
      const shown = isNarrow && index < SEQUENCES ? figure.getByRole('list').first() : figure.locator('div[role=img]');
      await expect(shown, guide).toBeVisible();
      const [top, bottom] = [shown.getByText(first).first(), shown.getByText(last).last()];
      const [above, below] = [await top.boundingBox(), await bottom.boundingBox()];
      expect(above?.y, guide).toBeLessThan(below?.y ?? 0);
      expect({guide, faults: await faultsOfLetters(shown)}).toEqual({guide, faults: []});
      expect(await site.sidewaysScroll(), guide).toBe(0);
    }
  });
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
    await expect(page.getByText(`${count} optional parameters, 0 set`)).toBeVisible();
  });

  test('@api-02 B17: a path has an id of its resource', async ({page, site}) => {
    await site.open('/docs/api/people-destroy/');
    await expect(page.locator('[data-sample=curl]')).toContainText('/v2/people/70211');
    const markdown = await page.request.get('/docs/api/people-destroy.md');
    expect(await markdown.text()).toContain('70211');
  });
});

test('the list of diagrams is complete', async ({request}) => {
  const withDiagram: string[] = [];
  for (const path of routes.guides) {
    const html = await (await request.get(path)).text();
    if (html.includes('var(--diagram-')) withDiagram.push(path);
  }
  expect(withDiagram.sort()).toEqual(DIAGRAMS.map(([guide]) => `/docs/platform/${guide}/`).sort());
});
