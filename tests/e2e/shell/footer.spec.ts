import {expect, test} from '../../fixtures/test';

test.describe('The footer', () => {
  test('@site-02 shows the logo, seven links of the company and the copyright, and no sample of an office', async ({
    page,
    site,
  }) => {
    await site.open('/');
    await test.step('the logo', async () => {
      await site.footer.logo.scrollIntoViewIfNeeded();
      await expect(site.footer.logo).toBeVisible();
      await expect(site.footer.logo).toHaveJSProperty('complete', true);
      await expect(site.footer.logo).not.toHaveJSProperty('naturalWidth', 0);
    });
    await test.step('seven links of the company, which open safely', async () => {
      const links = site.footer.links('Company');
      await expect(links).toHaveCount(7);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', /^https:\/\//);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
    });
    await expect(site.footer.offices).toHaveCount(0);
    await expect(site.footer.copyright).toHaveText(/^© 20\d\d Salesloft, Inc\.$/);
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
});
