import {expect, test} from '../../fixtures/test';

const GUIDE = '/docs/platform/api-basics/rate-limits/';

test('@shell-07 the table of contents goes to a heading and marks it as current', async ({docs, page}) => {
  await docs.open(GUIDE);
  const entry = docs.contents.nth(2);
  const hash = (await entry.getAttribute('href')) ?? '';
  await entry.click();
  await expect(page).toHaveURL(`${GUIDE}${hash}`);
  await expect(docs.anchor(hash.slice(1))).toBeInViewport();
  await expect(entry).toHaveClass(/--active/);
});

test('@routes-04 the sidebar unfolds the section of the guide, and others with their button', async ({docs}) => {
  await docs.open('/docs/platform/webhooks/introduction/');
  await expect(docs.sidebar.pagesOf('Webhooks')).not.toHaveCount(0);
  await expect(docs.sidebar.link('Bulk types')).toHaveCount(0);
  await docs.sidebar.list.getByRole('button', {name: "Expand sidebar category 'Bulk jobs'"}).click();
  await expect(docs.sidebar.link('Bulk types')).toBeVisible();
});

test('@shell-07 a heading has a link that brings it into view @mobile', async ({docs, page}) => {
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
