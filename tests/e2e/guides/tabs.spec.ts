import {expect, test} from '../../fixtures/test';

const GUIDE = '/docs/platform/api-basics/rate-limits/';
const OTHER = '/docs/platform/api-basics/filtering-paging-sorting/';

test.describe('Programs of a guide in several languages', () => {
  test('@work-09 share the language with other guides and operations', async ({axe, operation, page, site}) => {
    await site.open(GUIDE);
    const tabs = page.getByRole('tablist').first();
    const [first, last] = [tabs.getByRole('tab').first(), tabs.getByRole('tab').last()];
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await first.focus();
    await page.keyboard.press('End');
    await expect(last).toBeFocused();
    await expect(last).toHaveCSS('outline-width', '2px');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    const language = await last.innerText();
    await expect(page.getByRole('tabpanel', {name: language}).first()).toBeVisible();
    await expect(page.getByRole('tabpanel', {name: await first.innerText()})).toHaveCount(0);
    expect((await axe().include('.tabs-container').analyze()).violations).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await site.open(OTHER);
    await expect(page.getByRole('tab', {name: language}).first()).toHaveAttribute('aria-selected', 'true');

    await test.step('the visitor’s language is shared by guides and operations', async () => {
      await page.getByRole('tab', {name: 'Python'}).first().click();
      await operation.open('/docs/api/people-index/');
      await expect(operation.samples.tab('Python')).toBeChecked();
      await operation.samples.choose('Node.js');
      await site.open(GUIDE);
      await expect(page.getByRole('tab', {name: 'Node.js'}).first()).toHaveAttribute('aria-selected', 'true');
    });

    await test.step('a language that a guide does not have changes nothing', async () => {
      await page.evaluate(() => {
        localStorage.setItem('docusaurus.tab.language', 'kotlin');
      });
      await site.reload();
      await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    });
  });
});
