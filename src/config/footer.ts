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
    title: translate({id: 'site.footer.learn', message: 'Learn'}),
    items: [
      {label: translate({id: 'site.footer.introduction', message: 'Introduction'}), to: guideUrls.introduction},
      {label: translate({id: 'site.footer.guides', message: 'Guides'}), to: landingPages.guides},
      {label: translate({id: 'site.footer.webhooks', message: 'Webhooks'}), to: landingPages.webhooks},
      {label: translate({id: 'site.footer.bulk', message: 'Bulk jobs'}), to: landingPages.bulk},
      {
        label: translate({id: 'site.footer.cadenceImports', message: 'Cadence imports'}),
        to: landingPages.cadenceImports,
      },
      {
        label: translate({id: 'site.footer.activityHistory', message: 'Activity history'}),
        to: landingPages.activityHistory,
      },
    ],
  },
  {
    title: translate({id: 'site.footer.reference', message: 'Reference'}),
    items: [
      {label: translate({id: 'site.footer.versions', message: 'API versions'}), to: landingPages.api},
      {label: translate({id: 'site.footer.api2', message: 'API 2.0'}), to: apiVersions[0].baseUrl},
      {label: translate({id: 'site.footer.api1', message: 'API 1.0'}), to: apiVersions[1].baseUrl},
      {label: translate({id: 'site.footer.logs', message: 'API Logs'}), to: '/api-logs/'},
      {label: translate({id: 'site.footer.changelog', message: 'Changelog'}), to: changelogUrl(apiVersions[0])},
    ],
  },
  {
    title: translate({id: 'site.footer.tools', message: 'Tools'}),
    items: [
      {label: translate({id: 'site.footer.openapi', message: 'OpenAPI'}), file: '/openapi/v2.json'},
      {label: translate({id: 'site.footer.llms', message: 'llms.txt'}), file: '/llms.txt'},
      {label: translate({id: 'site.footer.feed', message: 'Atom feed'}), file: '/feed.xml'},
      {label: translate({id: 'site.footer.status', message: 'Status'}), href: 'https://status.salesloft.com/'},
    ],
  },
];

/** The company's own links: always shown, below the columns. The owner should check the URLs of Team, Careers, and Contact. */
export const companyLinks: readonly FooterLink[] = [
  {label: translate({id: 'site.footer.home', message: 'Company'}), href: 'https://www.salesloft.com/'},
  {label: translate({id: 'site.footer.team', message: 'Team'}), href: 'https://www.salesloft.com/company/team'},
  {
    label: translate({id: 'site.footer.careers', message: 'Careers'}),
    href: 'https://www.salesloft.com/company/careers',
  },
  {label: translate({id: 'site.footer.contact', message: 'Contact'}), href: 'https://www.salesloft.com/contact'},
  {label: translate({id: 'site.footer.security', message: 'Security'}), href: 'https://www.salesloft.com/security'},
  {
    label: translate({id: 'site.footer.privacy', message: 'Privacy'}),
    href: 'https://www.salesloft.com/legal/platform-privacy-notice',
  },
  {label: translate({id: 'site.footer.support', message: 'Support'}), href: 'https://help.salesloft.com/'},
];
