import {translate} from '@docusaurus/Translate';
import {apiVersions, changelogUrl} from './apiVersions';
import {guideUrls, landingPages} from './routes';

/** A link of the footer: `to` a page, `file` for a file of the site, or `href` for another site. */
export type FooterLink =
  | {readonly label: string; readonly to: string}
  | {readonly label: string; readonly file: string}
  | {readonly label: string; readonly href: string};

export interface FooterColumn {
  readonly title: string;
  readonly items: readonly FooterLink[];
}

/** Columns, or a flat list that is shown as a row. */
export const footerLinks: readonly FooterColumn[] | readonly FooterLink[] = [
  {
    title: translate({message: 'Learn'}),
    items: [
      {label: translate({message: 'Start building'}), to: guideUrls.introduction},
      {label: translate({message: 'Guides'}), to: landingPages.guides},
      {label: translate({message: 'Webhooks'}), to: landingPages.webhooks},
      {label: translate({message: 'Bulk jobs'}), to: landingPages.bulk},
      {label: translate({message: 'Cadence imports'}), to: landingPages.cadenceImports},
      {label: translate({message: 'Activity history'}), to: landingPages.activityHistory},
    ],
  },
  {
    title: translate({message: 'Reference'}),
    items: [
      {label: translate({message: 'API versions'}), to: landingPages.api},
      {label: translate({message: 'API 2.0'}), to: apiVersions[0].baseUrl},
      {label: translate({message: 'API 1.0'}), to: apiVersions[1].baseUrl},
      {label: translate({message: 'API Logs'}), to: '/api-logs/'},
      {label: translate({message: 'Changelog'}), to: changelogUrl(apiVersions[0])},
    ],
  },
  {
    title: translate({message: 'Tools'}),
    items: [
      {label: translate({message: 'OpenAPI'}), file: '/openapi/v2.json'},
      {label: translate({message: 'llms.txt'}), file: '/llms.txt'},
      {label: translate({message: 'Atom feed'}), file: '/feed.xml'},
      {label: translate({message: 'Status'}), href: 'https://status.salesloft.com/'},
    ],
  },
];

/** The company's own links: always shown, below the columns. The owner should check the URLs of Team, Careers, and Contact. */
export const companyLinks: readonly FooterLink[] = [
  {label: translate({message: 'Company'}), href: 'https://www.salesloft.com/'},
  {label: translate({message: 'Team'}), href: 'https://www.salesloft.com/company/team'},
  {label: translate({message: 'Careers'}), href: 'https://www.salesloft.com/company/careers'},
  {label: translate({message: 'Contact'}), href: 'https://www.salesloft.com/contact'},
  {label: translate({message: 'Security'}), href: 'https://www.salesloft.com/security'},
  {label: translate({message: 'Privacy'}), href: 'https://www.salesloft.com/legal/platform-privacy-notice'},
  {label: translate({message: 'Support'}), href: 'https://help.salesloft.com/'},
];
