import {type APIRequestContext} from '@playwright/test';
import {guideSections, introduction} from '../../src/config/guides';
import {type GuidePage, readGuidePage} from '../fixtures/guidePages';
import {routes} from '../fixtures/routes';
import {expect, test} from '../fixtures/test';

const ROOT = '/docs/platform/';
const START = `${ROOT}${introduction}/`;
/** A guide of fewer words is a stub; the shortest has about 250. */
const FEWEST_WORDS = 200;

/** Guides in reading order, each section behind its index page. */
const order = [
  START,
  ...guideSections.flatMap(({folder, pages}) => [
    `${ROOT}${folder}/`,
    ...pages.map((page) => `${ROOT}${folder}/${page}/`),
  ]),
];

async function guideAt(request: APIRequestContext, path: string): Promise<GuidePage> {
  return readGuidePage(await (await request.get(path)).text());
}

/** Follows the links at the foot of the pages to the end. */
async function walk(request: APIRequestContext, from: string, way: 'next' | 'previous'): Promise<string[]> {
  const seen: string[] = [];
  for (let path: string | undefined = from; path && !seen.includes(path);) {
    seen.push(path);
    path = (await guideAt(request, path))[way];
  }
  return seen;
}

test('@routes-04 Next goes from the introduction through every guide, in the order of the sections', async ({
  request,
}) => {
  expect(await walk(request, START, 'next')).toEqual(order);
  expect(routes.guides.filter((path) => !order.includes(path))).toEqual([]);
});

test('@routes-04 Previous goes back the same way', async ({request}) => {
  expect(await walk(request, order.at(-1) ?? '', 'previous')).toEqual(order.toReversed());
});

test('@routes-04 every guide is in the sidebar of its own page, among the guides of its section and all sections', async ({
  request,
}) => {
  const lost: string[] = [];
  for (const path of routes.guides) {
    const {listed, current} = await guideAt(request, path);
    const section = guideSections.find(({folder}) => path.startsWith(`${ROOT}${folder}/`));
    const expected = [
      START,
      ...guideSections.map(({folder}) => `${ROOT}${folder}/`),
      ...(section?.pages ?? []).map((page) => `${ROOT}${section?.folder ?? ''}/${page}/`),
    ];
    if (current !== path || expected.some((address) => !listed.includes(address))) lost.push(path);
  }
  expect(lost).toEqual([]);
});

test('@routes-04 every guide has real content', async ({request}) => {
  const thin: string[] = [];
  for (const path of routes.guides) {
    const {words} = await guideAt(request, path);
    if (words < FEWEST_WORDS) thin.push(`${path}: ${String(words)} words`);
  }
  expect(thin).toEqual([]);
});

test('@routes-04 the section of a guide is unfolded, and the others unfold with their button', async ({docs}) => {
  await docs.open(`${ROOT}webhooks/introduction/`);
  await expect(docs.sidebar.pagesOf('Webhooks')).not.toHaveCount(0);
  await expect(docs.sidebar.link('Bulk types')).toHaveCount(0);
  await docs.sidebar.list.getByRole('button', {name: "Expand sidebar category 'Bulk jobs'"}).click();
  await expect(docs.sidebar.link('Bulk types')).toBeVisible();
});
