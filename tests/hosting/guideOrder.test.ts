import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {guidesIn} from '../../plugins/lib/guides/readGuides';
import {guideSections, introduction} from '../../src/config/guides';
import {readPage} from '../fixtures/builtSite';
import {routes} from '../fixtures/routes';

const ROOT = '/docs/platform/';
const START = `${ROOT}${introduction}/`;
/** A guide of fewer words is a stub; the shortest has about 250. */
const FEWEST_WORDS = 200;

/** Guides in reading order, each section behind its index page. */
const order = [
  START,
  ...guideSections.flatMap(({folder}) => [`${ROOT}${folder}/`, ...guidesIn(folder).map((guide) => `${ROOT}${guide}/`)]),
];

/** What the HTML of a guide says about its position among the others. */
function readGuide(path: string) {
  const $ = load(readPage(path));
  const sidebar = $('nav[aria-label="Docs sidebar"] a');
  return {
    previous: $('.pagination-nav__link--prev').attr('href'),
    next: $('.pagination-nav__link--next').attr('href'),
    listed: sidebar.toArray().map(({attribs: {href}}) => href),
    current: sidebar.filter('[aria-current=page]').attr('href'),
    words: $('article').text().split(/\s+/).length,
  };
}

const guides = new Map(order.map((path) => [path, readGuide(path)]));

test('@routes-04 Next goes from the introduction through every guide, in the order of the sections, and Previous back', () => {
  expect([START, ...order.map((path) => guides.get(path)?.next)]).toEqual([...order, undefined]);
  expect([...order.map((path) => guides.get(path)?.previous), order.at(-1)]).toEqual([undefined, ...order]);
  expect(routes.guides.filter((path) => !order.includes(path))).toEqual([]);
});

test('@routes-04 every guide is in the sidebar of its own page, among the guides of its section and all sections', () => {
  const lost: string[] = [];
  for (const path of routes.guides) {
    const {listed = [], current} = guides.get(path) ?? {};
    const section = guideSections.find(({folder}) => path.startsWith(`${ROOT}${folder}/`));
    const expected = [
      START,
      ...guideSections.map(({folder}) => `${ROOT}${folder}/`),
      ...(section ? guidesIn(section.folder) : []).map((guide) => `${ROOT}${guide}/`),
    ];
    if (current !== path || expected.some((url) => !listed.includes(url))) lost.push(path);
  }
  expect(lost).toEqual([]);
});

test('@routes-04 every guide has real content', () => {
  const thin = routes.guides.filter((path) => (guides.get(path)?.words ?? 0) < FEWEST_WORDS);
  expect(thin).toEqual([]);
});
