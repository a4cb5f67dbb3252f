import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {RouteConfig} from '@docusaurus/types';
import {listPages} from '../lib/site-pages';
import {readReferencePages} from '../lib/site-pages/referencePages';

/** Routes without source files. Docusaurus would run git for each of them, and generated pages have no history. */
const withoutSources = (routes: readonly RouteConfig[]): RouteConfig[] =>
  routes.map((route) => ({...route, metadata: undefined, ...(route.routes && {routes: withoutSources(route.routes)})}));

/** The sitemap, with the date of each page's last change where known. */
export const sitemap = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  createSitemapItems: async ({defaultCreateSitemapItems, routes, ...site}) => {
    const days = new Map(listPages(readReferencePages()).map(({pathname, day}) => [pathname, day]));
    const items = await defaultCreateSitemapItems({...site, routes: withoutSources(routes)});
    return items.map((item) => ({...item, lastmod: days.get(new URL(item.url).pathname) ?? null}));
  },
} satisfies PresetOptions['sitemap'];
