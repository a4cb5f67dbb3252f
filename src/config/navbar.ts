import type {NavbarItem} from '@docusaurus/theme-common';
import {apiVersions, changelogUrl} from './apiVersions';
import {externalLinks} from './externalLinks';
import {guideUrls, guidesRoot, landingPages, referenceRoot} from './routes';

/** Starts of the paths of a version's pages: `/docs/api/1.0/` is not one of 2.0, and changelogs have an item of their own. */
const pagesOf = (baseUrl: string): string =>
  `^${baseUrl}${baseUrl === referenceRoot ? '(?!\\d|changelog/)' : '(?!changelog/)'}`;

/** Left to right. Search takes the room in the middle; the external links (specification, section 2) are at its right. */
export const navbarItems: NavbarItem[] = [
  {
    label: 'Docs',
    to: guideUrls.introduction,
    position: 'left',
    activeBaseRegex: `^(?:${[guidesRoot, ...Object.values(landingPages)].join('|')})`,
  },
  {type: 'docsVersionDropdown', position: 'left', className: 'navbar-version'},
  ...apiVersions.map(({label, baseUrl}): NavbarItem => ({
    label: `API ${label}`,
    to: baseUrl,
    position: 'left',
    activeBaseRegex: pagesOf(baseUrl),
  })),
  {label: 'API Logs', to: '/api-logs/', position: 'left'},
  {
    label: 'Changelog',
    to: changelogUrl(apiVersions[0]),
    position: 'left',
    activeBaseRegex: `^(?:${apiVersions.map(changelogUrl).join('|')})`,
  },
  {type: 'search', position: 'right'},
  {
    type: 'custom-more',
    position: 'right',
    items: Object.values(externalLinks).map(({label, href}) => ({label, href})),
  },
  {type: 'custom-logIn', position: 'right'},
];
