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

/** Left to right, as the specification (section 2) lists them. `search` and the log-in control close the right side. */
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
