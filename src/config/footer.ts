/** A link of the footer: `to` within the site, `href` outside it. */
export type FooterLink =
  | {readonly label: string; readonly to: string}
  | {readonly label: string; readonly href: string; readonly confirmed?: false};

export interface FooterColumn {
  readonly title: string;
  readonly items: readonly FooterLink[];
}

/** Columns, or a flat list that is shown as a single row. */
export const footerLinks: readonly FooterColumn[] | readonly FooterLink[] = [
  {
    title: 'Learn',
    items: [
      {label: 'Introduction', to: '/docs/platform/intro/'},
      {label: 'Guides', to: '/guides/'},
      {label: 'Webhooks', to: '/webhooks/'},
      {label: 'Bulk jobs', to: '/bulk/'},
    ],
  },
  {
    title: 'Reference',
    items: [
      {label: 'API versions', to: '/api/'},
      {label: 'API 2.0', to: '/docs/api/'},
      {label: 'API 1.0', to: '/docs/api/1.0/'},
      {label: 'API Logs', to: '/api-logs/'},
    ],
  },
];

/** The company's own links: always shown, below the columns. */
export const companyLinks: readonly FooterLink[] = [
  {label: 'Company', href: 'https://www.salesloft.com/'},
  {label: 'Team', href: 'https://www.salesloft.com/company/team', confirmed: false},
  {label: 'Careers', href: 'https://www.salesloft.com/company/careers', confirmed: false},
  {label: 'Contact', href: 'https://www.salesloft.com/contact', confirmed: false},
  {label: 'Security', href: 'https://www.salesloft.com/security'},
  {label: 'Privacy', href: 'https://www.salesloft.com/legal/platform-privacy-notice'},
  {label: 'Support', href: 'https://help.salesloft.com/'},
];
