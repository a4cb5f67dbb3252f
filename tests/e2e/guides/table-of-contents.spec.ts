import {expect, test} from '../../fixtures/test';

const GUIDE = '/docs/platform/api-basics/rate-limits/';

test('@routes-04 the sidebar unfolds the section of the guide, and others with their button', async ({docs}) => {
  await docs.open('/docs/platform/webhooks/introduction/');
  await expect(docs.sidebar.pagesOf('Webhooks')).not.toHaveCount(0);
  await expect(docs.sidebar.link('Bulk types')).toHaveCount(0);
  await docs.sidebar.list.getByRole('button', {name: "Expand sidebar category 'Bulk jobs'"}).click();
  await expect(docs.sidebar.link('Bulk types')).toBeVisible();
});

test('@shell-07 a heading has a link that brings it into view', async ({docs, page}) => {
  await docs.open(GUIDE);
  const heading = docs.subheadings.nth(2);
  const id = (await heading.getAttribute('id')) ?? '';
  await heading.hover();
  await heading.getByRole('link', {name: /^Direct link to/}).click();
  await expect(page).toHaveURL(`${GUIDE}#${id}`);
  await docs.reload();
  await expect(heading).toBeInViewport({ratio: 1});
  const {y: below} = (await heading.boundingBox()) ?? {y: 0};
  expect(below).toBeLessThan(200);
});
