import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/Navbar/MobileSidebar/Toggle';
import IconMenu from '@theme/Icon/Menu';
import {SITE_LINKS} from '@site/src/components/SiteFooter';

/** The mobile menu needs JavaScript. Until that is loaded, the button is a link to the footer (features/page-loading/start). */
export default function NavbarMobileSidebarToggle(): ReactNode {
  if (useIsBrowser()) return <Original />;
  const name = translate({id: 'site.navbar.siteLinks', message: 'All site links'});
  return (
    <a className="navbar__toggle" href={`#${SITE_LINKS}`} aria-label={name}>
      <IconMenu />
    </a>
  );
}
