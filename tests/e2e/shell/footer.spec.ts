import {expect, test} from '../../fixtures/test';

test.describe('The footer', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

  test('@site-02 has two columns of links on a phone', async ({site}) => {
    await site.read('/');
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
