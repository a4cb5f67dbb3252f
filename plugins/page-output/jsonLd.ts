import type {DocusaurusConfig} from '@docusaurus/types';
import type {BreadcrumbList, TechArticle, Thing, WebSite, WithContext} from 'schema-dts';
import type {Crumb, SitePage} from '../lib/site-pages/sitePage';
import type {Step} from './steps';
import {apiVersions} from '../../src/config/apiVersions';
import {guideSections} from '../../src/config/guides';
import {guideUrl, guidesRoot} from '../../src/config/routes';

type Site = Pick<DocusaurusConfig, 'title' | 'url'>;

/** The parent pages, from the top. */
function above({pathname, area, parent}: SitePage): Crumb[] {
  const section = guideSections.find(({folder}) => folder === area);
  if (section) return [{name: section.label, pathname: guideUrl(section.folder)}];
  const version = apiVersions.find(({label}) => area.split('/')[0] === `api-${label}`);
  if (!version || pathname === version.baseUrl) return [];
  return [{name: `API ${version.label}`, pathname: version.baseUrl}, ...(parent ? [parent] : [])];
}

const breadcrumbs = (page: SitePage, {title, url}: Site): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    {name: title, pathname: '/'},
    ...above(page).filter(({pathname}) => pathname !== page.pathname),
    {name: page.title, pathname: page.pathname},
  ].map(({name, pathname}, index) => ({'@type': 'ListItem', position: index + 1, name, item: url + pathname})),
});

const article = ({title, description, pathname, day}: SitePage, site: Site): WithContext<TechArticle> => ({
  '@context': 'https://schema.org',
  '@type': 'TechArticle',
  headline: title,
  description,
  url: site.url + pathname,
  inLanguage: 'en',
  isPartOf: {'@type': 'WebSite', name: site.title, url: `${site.url}/`},
  ...(day !== undefined && {dateModified: day}),
});

const website = ({description}: SitePage, {title, url}: Site): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: title,
  description,
  url: `${url}/`,
  inLanguage: 'en',
});

/** The JSON-LD of a page (https://schema.org): the site for the home page, breadcrumbs for other pages, and guides as articles. */
export function jsonLdOf(page: SitePage, site: Site): WithContext<Thing>[] {
  if (page.pathname === '/') return [website(page, site)];
  const isGuide =
    page.pathname.startsWith(guidesRoot) && !guideSections.some(({folder}) => page.pathname === guideUrl(folder));
  return [breadcrumbs(page, site), ...(isGuide ? [article(page, site)] : [])] as WithContext<Thing>[];
}

/** JSON in a script element. Its text can't end the element. */
const block = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/** Inserts data blocks at the end of the head. @throws when the page has none */
export function insertData(html: string, data: readonly object[]): string {
  const end = html.indexOf('</head>');
  if (end === -1) throw new Error('The page has no </head>.');
  return html.slice(0, end) + data.map(block).join('') + html.slice(end);
}

export function jsonLdStep(pages: readonly SitePage[], site: Site): Step {
  const known = new Map(pages.map((page) => [page.pathname, page]));
  return (html, pathname) => {
    const page = known.get(pathname);
    if (!page) throw new Error('plugins/lib/site-pages does not know it, so its JSON-LD has no title.');
    return insertData(html, jsonLdOf(page, site));
  };
}
