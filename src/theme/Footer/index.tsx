// Change: ejected. The footer has a phone number, office addresses and company links, which the stock
// one doesn't support. Its data is in src/config.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type Company, company as ownCompany} from '@site/src/config/company';
import {type FooterColumn, type FooterLink, companyLinks as ownLinks, footerLinks} from '@site/src/config/footer';
import {licensesUrl} from '@site/src/config/publicFiles';
import styles from './styles.module.css';

/** ID of the footer, which links to all parts of the site. */
export const SITE_LINKS = 'site-links';

interface Props {
  /** Columns, or a flat list that is shown as a row. */
  readonly links?: readonly FooterColumn[] | readonly FooterLink[];
  readonly company?: Company;
  readonly companyLinks?: readonly FooterLink[];
}

export default function Footer({links = footerLinks, company = ownCompany, companyLinks = ownLinks}: Props): ReactNode {
  const columns = links.filter((link): link is FooterColumn => 'items' in link);
  const row = links.filter((link): link is FooterLink => !('items' in link));
  // The year of the build, because another one in the browser would cause a hydration error.
  const {year} = useDocusaurusContext().siteConfig.customFields ?? {};
  return (
    <footer id={SITE_LINKS} className={clsx('footer', styles.footer)}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <img src={useBaseUrl('/img/logo.svg')} alt="Salesloft" width={108} height={24} loading="lazy" />
          {columns.map(({title, items}) => (
            <nav key={title} aria-label={title}>
              <p className={styles.title}>{title}</p>
              <Links links={items} />
            </nav>
          ))}
          {row.length > 0 && (
            <nav aria-label={translate({message: 'Site'})}>
              <Links links={row} className="site-bar" />
            </nav>
          )}
          <Offices company={company} />
        </div>
        <div className={styles.bottom}>
          <nav aria-label={translate({message: 'Company'})}>
            <Links links={companyLinks} className="site-bar" />
          </nav>
          <span>
            <Translate values={{year: String(year), owner: company.owner}}>{'© {year} {owner}'}</Translate>
          </span>
          <a href={useBaseUrl(licensesUrl)}>
            <Translate>Third-party licenses</Translate>
          </a>
        </div>
        {/* features/analytics/consent puts the button that changes the choice here. */}
        <div data-slot="consent" />
      </div>
    </footer>
  );
}

function Links({links, className}: {readonly links: readonly FooterLink[]; readonly className?: string}): ReactNode {
  return (
    <ul className={clsx('plain-list', className)}>
      {links.map((link) => (
        <li key={link.label}>
          {'file' in link ? (
            // A file is not a page, so it is no `Link`, which opens other sites in a new tab.
            <a href={link.file}>{link.label}</a>
          ) : (
            <Link to={'to' in link ? link.to : link.href}>{link.label}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The offices and the phone number, as one more column. Sample values are not shown. */
function Offices({company: {phone, offices, samples}}: {readonly company: Company}): ReactNode {
  const number = samples.includes('phone') ? '' : phone;
  const shown = samples.includes('offices') ? [] : offices;
  if (number === '' && shown.length === 0) return null;
  return (
    <div className={styles.offices}>
      <p className={styles.title}>
        {shown.length > 0 ? translate({message: 'Offices'}) : translate({message: 'Contact'})}
      </p>
      {shown.map(({city, lines}) => (
        <address key={city}>
          {[city, ...lines].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ))}
      {number && <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>}
    </div>
  );
}
