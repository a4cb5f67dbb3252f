import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test, vi} from 'vitest';
import type {Company} from '../../../src/config/company';
import type {FooterColumn, FooterLink} from '../../../src/config/footer';
import Footer from '../../../src/theme/Footer';

vi.mock('@docusaurus/useBaseUrl', () => ({default: (url: string): string => `/base${url}`}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({siteConfig: {customFields: {year: 2031}}})}));

const company: Company = {
  owner: 'Example Corp',
  phone: '+1 404 555 0100',
  offices: ['Oslo', 'Lima', 'Pune'].map((city) => ({city, lines: [`1 ${city} Street`]})),
  samples: [],
};
const companyLinks: readonly FooterLink[] = [{label: 'Company', href: 'https://company.example/'}];
const flat: readonly FooterLink[] = [
  {label: 'Guides', to: '/guides/'},
  {label: 'Blog', href: 'https://blog.example/'},
];
const columns: readonly FooterColumn[] = [
  {title: 'Learn', items: flat},
  {title: 'More', items: [{label: 'Bulk', to: '/bulk/'}]},
];

const footer = (props: Partial<Parameters<typeof Footer>[0]> = {}): string =>
  renderToStaticMarkup(<Footer links={flat} company={company} companyLinks={companyLinks} {...props} />);

/** Names of the footer's navigations, each with the labels of its links. */
const navigations = (html: string): Record<string, string[]> =>
  Object.fromEntries(
    [...html.matchAll(/<nav[^>]* aria-label="([^"]*)"[^>]*>(.*?)<\/nav>/g)].map(([, name = '', content = '']) => [
      name,
      [...content.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, label = '']) => label),
    ]),
  );

describe('the links of the footer', () => {
  test('@site-02 flat links make a single row', () => {
    expect(navigations(footer())).toEqual({Site: ['Guides', 'Blog'], Company: ['Company']});
    expect(footer().match(/<ul[^>]*class="[^"]*site-bar/g)).toHaveLength(2);
  });

  test('@site-02 columns are below their titles', () => {
    const html = footer({links: columns});
    expect(navigations(html)).toEqual({Learn: ['Guides', 'Blog'], More: ['Bulk'], Company: ['Company']});
    expect(html.match(/<ul[^>]*class="[^"]*site-bar/g)).toHaveLength(1);
  });
});

describe('the other parts of the footer', () => {
  test('@site-02 the phone number can be dialled, and may be left out', () => {
    expect(footer()).toContain('<a href="tel:+14045550100">+1 404 555 0100</a>');
    expect(footer({company: {...company, phone: ''}})).not.toContain('tel:');
  });

  test('@site-02 the offices are a column with a title', () => {
    const html = footer();
    expect(html).toMatch(/<p[^>]*>Offices<\/p><address>/);
    expect([...html.matchAll(/<address>(.*?)<\/address>/g)].map(([, lines]) => lines)).toEqual(
      ['Oslo', 'Lima', 'Pune'].map((city) => `<span>${city}</span><span>1 ${city} Street</span>`),
    );
  });

  test('@site-02 sample values are not shown, and leave no title', () => {
    const html = footer({company: {...company, samples: ['offices']}});
    expect(html).not.toContain('<address>');
    expect(html).toContain('tel:');
    const none = footer({company: {...company, samples: ['phone', 'offices']}});
    expect(none).not.toMatch(/tel:|Offices|Contact/);
  });
});
