import type {NavbarItem} from '@docusaurus/theme-common';
import {CHANGELOG, CORRECTIONS, apiVersions, changelogUrl} from './apiVersions';
import {externalLinks} from './externalLinks';
import {guideUrls, guidesRoot, landingPages, referenceRoot} from './routes';

/** What changed in a version: pages with a separate item. */
const CHANGES = `(?:${CHANGELOG}|${CORRECTIONS})/`;

/** Path prefixes of a version's pages. 2.0 excludes `/docs/api/1.0/`. */
const pagesOf = (baseUrl: string): string =>
  `^${baseUrl}(?!${baseUrl === referenceRoot ? String.raw`\d|` : ''}${CHANGES})`;

/** Left to right. Search is in the middle. The external links are to its right. */
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
    activeBaseRegex: `^(?:${apiVersions.map(({baseUrl}) => baseUrl).join('|')})${CHANGES}`,
  },
  {type: 'search', position: 'right'},
  {type: 'custom-more', position: 'right', items: Object.values(externalLinks).map(({label, href}) => ({label, href}))},
  {type: 'custom-logIn', position: 'right'},
];
