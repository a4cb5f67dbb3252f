import {readClipboard} from '../../fixtures/clipboard';
import {expect, test} from '../../fixtures/test';

test('@readers-03 guides and reference pages can be copied as Markdown', async ({context, docs}) => {
  await docs.open('/docs/platform/api-basics/rate-limits/');
  await docs.copyPage.click();
  await expect(docs.viewMarkdown).toHaveAttribute('href', '/docs/platform/api-basics/rate-limits.md');
  await docs.copyMarkdown.click();
  await expect(docs.copyMarkdown).toHaveText('Copied');
  const copied = await readClipboard(context);
  expect(copied).toMatch(/^---\ntitle: Rate limits\n/);
  expect(copied).toContain('](https://developers.salesloft.com/docs/');
  await docs.open('/docs/api/people/');
  await docs.main.getByRole('link', {name: 'Create a person'}).first().click();
  await docs.isAt('/docs/api/people-create/', 'Create a person');
  await expect(docs.markdownLink).toHaveAttribute('href', '/docs/api/people-create.md');
  await docs.copyPage.click();
  await docs.copyMarkdown.click();
  await expect(docs.copyMarkdown).toHaveText('Copied');
  expect(await readClipboard(context)).toMatch(/^---\ntitle: Create a person\n/);
  await expect(docs.viewMarkdown).toHaveAttribute('href', '/docs/api/people-create.md');
});

test('@readers-03 the menu closes like a native one, and sends no request', async ({baseURL, docs, page}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await docs.open('/docs/platform/intro/');
  await docs.copyPage.click();
  for (const name of ['ChatGPT', 'Claude']) {
    const link = docs.main.getByRole('link', {name: `Open in ${name}`});
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(
      'salesloft.com/docs/platform/intro.md',
    );
    await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
  }
  const connect = docs.main.getByRole('link', {name: 'Connect with MCP'});
  await expect(connect).toHaveAttribute('href', '/docs/platform/guides/assistants-and-mcp/#connect-documentation');
  await docs.copyMarkdown.focus();
  await page.keyboard.press('Escape');
  await expect(docs.copyPage).toBeFocused();
  await expect(docs.copyMarkdown).toBeHidden();
  await docs.copyPage.click();
  await docs.heading.click();
  await expect(docs.copyMarkdown).toBeHidden();
  expect([...origins]).toEqual([baseURL]);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('@agents-07 settings of MCP clients are copied by keyboard and touch', async ({context, docs, page}) => {
    await docs.open('/docs/api/people-create/');
    await docs.copyPage.press('Enter');
    await docs.main.getByRole('button', {name: 'Copy for Claude Code'}).press('Enter');
    await expect(docs.main.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await readClipboard(context)).toMatch(/^claude mcp add .*\/mcp\.tgz$/);
    await docs.main.getByRole('button', {name: 'Copy for VS Code'}).tap();
    await expect.poll(() => readClipboard(context)).toContain('"stdio"');
    await expect(docs.main.getByRole('link', {name: "Salesloft's MCP server"})).toBeInViewport({ratio: 1});
    await page.keyboard.press('Escape');
    await expect(docs.copyPage).toBeFocused();
  });
});
