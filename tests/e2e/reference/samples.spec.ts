import {readClipboard} from '../../fixtures/clipboard';
import {expect, test} from '../../fixtures/test';

test.describe('The samples of an operation', () => {
  test('@site-09 keep the language on other pages and in other tabs', async ({operation, context, page}) => {
    await operation.open('/docs/api/people-create/');
    await expect(operation.samples.languages).toHaveCount(18);
    await operation.samples.choose('Go');
    await operation.sidebar.link('List people').click();
    await operation.isAt('/docs/api/people-index/', 'List people');
    await expect(operation.samples.tab('Go')).toBeChecked();
    await operation.reload();
    await expect(operation.samples.tab('Go')).toBeChecked();
    await expect(operation.samples.shown).toContainText('package main');
    const other = await context.newPage();
    await other.goto('/docs/api/people-show/');
    await expect(other.getByRole('radio', {name: 'Go', exact: true})).toBeChecked();
    await operation.samples.choose('Ruby');
    await expect(other.getByRole('radio', {name: 'Ruby', exact: true})).toBeChecked();
    await page.bringToFront();
  });

  test('@site-09 are copied as shown, whatever language is stored', async ({context, operation, page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.tab.language', '"cobol"');
    });
    await operation.open('/docs/api/people-create/');
    await expect(operation.samples.tab('curl')).toBeChecked();

    await test.step('have a menu of languages whose first one gets the focus of the keyboard', async () => {
      await page.locator('[data-more-languages] > summary').focus();
      await page.keyboard.press('Enter');
      await expect(operation.samples.tab('C#')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(operation.samples.shown).toContainText('package main');
    });

    await test.step('are copied as they are shown, and read the key from the environment', async () => {
      await operation.samples.choose('Python');
      await operation.samples.copy.click();
      await expect(operation.samples.copy).toHaveText('Copied');
      const copied = await readClipboard(context);
      expect(copied).toBe(await operation.samples.shown.textContent());
      expect(copied).toContain("os.environ['SALESLOFT_API_KEY']");
    });

    await test.step('have a line that is lit while the visitor points at its field', async () => {
      await operation.samples.choose('curl');
      await operation.field('body-last_name').hover();
      const lit = () => page.evaluate(() => [...(CSS.highlights.get('field-line') ?? [])].map(String));
      await expect.poll(lit).toEqual([expect.stringContaining('"last_name": "Novak"')]);
      await operation.heading.hover();
      await expect.poll(lit).toEqual([]);
    });

    await test.step('leave everything in its place when another language is chosen', async () => {
      const response = page.getByRole('figure').filter({has: page.getByRole('radiogroup', {name: 'Response status'})});
      const before = await response.boundingBox();
      for (const language of ['C', 'Java', 'curl']) {
        await operation.samples.choose(language);
        expect(await response.boundingBox()).toEqual(before);
      }
    });
  });
});

test.describe('On a slow line', () => {
  test.use({javaScriptEnabled: false});

  test('@site-09 a menu whose label has not arrived shows no other word', async ({page}) => {
    await page.route('**/docs/api/people-index/', async (route) => {
      const response = await route.fetch();
      const [start = ''] = (await response.text()).split(/(?<=<details[^>]*data-more-languages[^>]*>)/);
      await route.fulfill({response, body: start});
    });
    await page.goto('/docs/api/people-index/');
    await expect(page.locator('[data-more-languages]')).toBeAttached();
    await expect(page.locator('[data-more-languages]')).toBeHidden();
  });
});
