import {expect, test} from '../fixtures/test';

test.describe('The footer', () => {
  test.beforeEach(({site}) => site.open('/'));

  test('@site-02 shows the columns of links @mobile', async ({site}) => {
    await expect(site.footer.links('Learn')).toHaveText(['Introduction', 'Guides', 'Webhooks', 'Bulk jobs']);
    await expect(site.footer.links('Reference')).toHaveText([
      'API versions',
      'API 2.0',
      'API 1.0',
      'API Logs',
      'Changelog',
    ]);
    await expect(site.footer.links('Tools')).toHaveText(['OpenAPI', 'llms.txt', 'Feed of changes', 'Status']);
  });

  test('@site-02 @work-07 leads to the changelog from every kind of page @mobile', async ({site}) => {
    for (const address of ['/', '/api-logs/', '/bulk/', '/docs/platform/intro/', '/docs/api/people-index/']) {
      await site.open(address);
      await expect(site.footer.link('Changelog')).toHaveAttribute('href', '/docs/api/changelog/');
    }
  });

  test('@site-02 has two columns on phones', async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 844});
    const lefts = await Promise.all(
      ['Learn', 'Reference', 'Tools'].map(async (name) => {
        const box = await site.footer.root.getByRole('navigation', {name}).boundingBox();
        return Math.round(box?.x ?? -1);
      }),
    );
    expect(new Set(lefts).size).toBe(2);
    expect(lefts[0]).toBe(lefts[2]);
  });

  test('@site-02 has links that work in its columns @mobile', async ({site}) => {
    await site.footer.link('API 1.0').click();
    await site.isAt('/docs/api/1.0/', /1\.0/);
  });

  test('@site-02 shows the logo @mobile', async ({site}) => {
    await site.footer.logo.scrollIntoViewIfNeeded();
    await expect(site.footer.logo).toBeVisible();
    await expect(site.footer.logo).toHaveJSProperty('complete', true);
    await expect(site.footer.logo).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('@site-02 shows a phone number that can be dialled @mobile', async ({site}) => {
    await expect(site.footer.phone).toBeVisible();
    await expect(site.footer.phone).toHaveText(/^\+\d[\d ]+$/);
    await expect(site.footer.phone).toHaveAttribute('href', /^tel:\+\d+$/);
  });

  test('@site-02 shows offices in three cities @mobile', async ({site}) => {
    await expect(site.footer.offices).toHaveText([/Atlanta.+/, /Indianapolis.+/, /London.+/]);
  });

  test('@site-02 shows the seven links of the company, which open safely @mobile', async ({site}) => {
    const links = site.footer.links('Company');
    await expect(links).toHaveText(['Company', 'Team', 'Careers', 'Contact', 'Security', 'Privacy', 'Support']);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  test('@site-02 closes with the copyright line @mobile', async ({site}) => {
    await expect(site.footer.copyright).toHaveText(/^© 20\d\d Salesloft, Inc\.$/);
  });

  test('@site-02 is on every kind of page @mobile', async ({site}) => {
    for (const address of ['/guides/', '/docs/platform/intro/', '/docs/api/people-index/']) {
      await site.open(address);
      await expect(site.footer.copyright).toBeVisible();
    }
  });
});
