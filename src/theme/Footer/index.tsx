// Change: ejected. The footer has a phone number, office addresses and company links, which the stock
// one doesn't support. Its data is in src/config.
import type {ReactNode} from 'react';
import {SiteFooter} from '@site/src/components/SiteFooter';
import {company} from '@site/src/config/company';
import {companyLinks, footerLinks} from '@site/src/config/footer';

export default function Footer(): ReactNode {
  return <SiteFooter links={footerLinks} company={company} companyLinks={companyLinks} logo="/img/logo.svg" />;
}
