import {readClipboard} from '../../fixtures/clipboard';
import {KEY, api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.describe('A link to a request', () => {
  test('@run-01 of a guide opens the operation at its top, with the focus in the form', async ({page}) => {
    await page.goto('/docs/platform/guides/text-editor/');
    await page.locator('[role=group] a[href*="#try-it?"]').first().click();
    await expect(page.getByRole('form', {name: 'Try it'})).toBeFocused();
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  });

  test('@real-04 is only copied: the URL has nothing typed', async ({operation, tryIt, page, context}) => {
    await operation.open('/docs/api/people-index/');
    const {samples} = operation;
    const entries = await page.evaluate(() => history.length);
    await tryIt.openWith(KEY);
    await (await tryIt.add('query:per_page')).pressSequentially('49');
    await tryIt.copyLink.click();
    const link = await readClipboard(context);
    expect(link).toMatch(/people-index\/#try-it\?.*query%3Aper_page=49$/);
    expect(link).not.toContain(KEY);
    await operation.reload();
    await expect(tryIt.input('query:per_page')).toHaveValue('49');
    await expect(samples.shown).toContainText('per_page=49');
    await operation.sidebar.link('Create a person').click();
    await operation.isAt('/docs/api/people-create/', 'Create a person');
    await page.goBack();
    await expect(tryIt.input('query:per_page')).toHaveValue('49');
    await expect(samples.shown).toContainText('per_page=49');
    await tryIt.close.click();
    await operation.reload();
    await expect(tryIt.form).toBeHidden();
    await tryIt.open.click();
    await expect(tryIt.input('query:per_page')).toHaveValue('49');
    await tryIt.reset.click();
    await expect(tryIt.input('query:per_page')).toHaveCount(0);
    await expect(page).toHaveURL(/people-index\/$/);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test('@real-03 @real-04 is in no request and no attribute, and links to fields work', async ({operation, page}) => {
    const {tryIt} = operation;
    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
    });
    await operation.open('/docs/api/people-index/#try-it?query:page=31337');
    await expect(tryIt.input('query:page')).toHaveValue('31337');
    await expect(operation.html).toHaveAttribute('data-fragment', 'try-it');
    await page.evaluate(() => {
      window.location.hash = 'query-page';
    });
    await expect(operation.field('query-page')).toBeInViewport();
    await expect(page).toHaveURL(/#query-page$/);
    await page.goBack();
    await expect(page).toHaveURL(/people-index\/$/);
    await expect(tryIt.input('query:page')).toHaveValue('31337');
    await operation.samples.choose('Go');
    await expect(operation.samples.shown).toContainText('31337');
    expect(sent.filter((text) => text.includes('31337') && !text.includes('#try-it'))).toEqual([]);
    expect(sent.filter((text) => text.startsWith(api))).toEqual([]);
  });
});
