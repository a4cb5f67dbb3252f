import type {NavbarItem} from '@docusaurus/theme-common';
import {apiVersions} from './apiVersions';
import {externalLinks} from './externalLinks';
import {introduction} from './guides';
import {referenceRoot} from './routes';

const external = ({label, href}: {label: string; href: string}, position: 'left' | 'right'): NavbarItem => ({
  label,
  href,
  position,
  target: '_blank',
  rel: 'noopener noreferrer',
});

/** Left to right, as in section 2 of the specification. `search` and the login control are at the right end. */
export const navbarItems: NavbarItem[] = [
  {type: 'doc', docId: introduction, label: 'Docs', position: 'left'},
  {type: 'docsVersionDropdown', position: 'left', className: 'navbar-version'},
  ...apiVersions.map(({label, baseUrl}): NavbarItem => ({
    label: `API ${label}`,
    to: baseUrl,
    position: 'left',
    activeBaseRegex: `^${baseUrl}${baseUrl === referenceRoot ? '(?!\\d)' : ''}`,
  })),
  {label: 'API Logs', to: '/api-logs/', position: 'left'},
  external(externalLinks.marketplace, 'left'),
  external(externalLinks.manageApps, 'left'),
  external(externalLinks.community, 'left'),
  external(externalLinks.blog, 'right'),
  {type: 'search', position: 'right'},
  {type: 'custom-logIn', position: 'right'},
];
