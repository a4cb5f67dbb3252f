import {rewriteFiles} from '../../fixtures/pageFaults';
import {expect, test} from '../../fixtures/test';

const MESSAGE = 'A field of this page is missing.';

test.describe('A page that crashes', () => {
  test.use({expectedErrors: new RegExp(`${MESSAGE}|React error`)});

  test('@shell-02 @errors-01 says so inside the layout, and Try again brings it back', async ({page, docs}) => {
    // The content of a guide throws while it is rendered, as long as the window says so.
    await rewriteFiles(
      page,
      /default:\(\)=>(\w+),frontMatter/,
      `default:()=>p=>{if(!window.isFixed)throw Error(${JSON.stringify(MESSAGE)});return $1(p)},frontMatter`,
    );
    await docs.read('/docs/platform/api-basics/rate-limits/');
    await expect(docs.heading).toHaveText('This page crashed.');
    await expect(docs.main).toContainText(MESSAGE);
    await expect(page).toHaveTitle('Page Error');
    await expect(docs.navbar.root).toBeVisible();
    await expect(docs.footer.root).toBeVisible();
    await page.evaluate(() => {
      Object.assign(window, {isFixed: true});
    });
    await docs.main.getByRole('button', {name: 'Try again'}).click();
    await expect(docs.heading).toHaveText('Rate limits');
    await expect(page).toHaveTitle(/^Rate limits/);
  });
});

test.describe('A navbar item that cannot be shown', () => {
  test.use({expectedErrors: /navbar item|NavbarItem|React error/});

  test('@shell-13 @errors-01 leads to a message that points to its configuration', async ({page, site}) => {
    await rewriteFiles(page, /type:"docsVersionDropdown"/, 'type:"weather"');
    await site.read('/');
    await expect(page.getByText('A theme navbar item failed to render.')).toBeVisible();
    await expect(page.getByText('Please double-check the following navbar item')).toBeVisible();
    await expect(page.getByText('"type": "weather"')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  });
});
