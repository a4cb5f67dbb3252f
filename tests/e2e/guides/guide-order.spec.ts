import {expect, test} from '../../fixtures/test';

test('@routes-04 the section of a guide is unfolded, and the others unfold with their button', async ({docs}) => {
  await docs.open('/docs/platform/webhooks/introduction/');
  await expect(docs.sidebar.pagesOf('Webhooks')).not.toHaveCount(0);
  await expect(docs.sidebar.link('Bulk types')).toHaveCount(0);
  await docs.sidebar.list.getByRole('button', {name: "Expand sidebar category 'Bulk jobs'"}).click();
  await expect(docs.sidebar.link('Bulk types')).toBeVisible();
});
