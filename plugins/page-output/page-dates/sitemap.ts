import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {RouteConfig} from '@docusaurus/types';
import {pageDays} from '.';

/** Routes without what Docusaurus would ask git for, one file after the other; generated pages have no history there. */
const withoutSources = (routes: readonly RouteConfig[]): RouteConfig[] =>
  routes.map((route) => ({
    ...route,
    metadata: undefined,
    ...(route.routes && {routes: withoutSources(route.routes)}),
  }));

/** The sitemap, each page with the day of its last change where that is known. */
export const sitemap = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  createSitemapItems: async ({defaultCreateSitemapItems, routes, ...site}) => {
    const days = pageDays();
    const items = await defaultCreateSitemapItems({...site, routes: withoutSources(routes)});
    return items.map((item) => ({...item, lastmod: days.get(new URL(item.url).pathname) ?? null}));
  },
} satisfies PresetOptions['sitemap'];
