import {type ReactNode, useEffect} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/Navbar/MobileSidebar/Toggle';
import IconMenu from '@theme/Icon/Menu';
import {SITE_LINKS} from '@site/src/theme/Footer';

/**
 * The mobile menu needs JavaScript. Until that is loaded, the button is a link to the footer (features/page-loading/start).
 * While the menu is open, the page behind it is inert. Escape closes it. When it closes, the button has the focus again.
 */
export default function NavbarMobileSidebarToggle(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return;
    const close = ({key, defaultPrevented}: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented) toggle();
    };
    const behind = document.querySelectorAll('#__docusaurus > :not(.navbar), .navbar__inner');
    for (const part of behind) part.toggleAttribute('inert', true);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('keydown', close);
      for (const part of behind) part.toggleAttribute('inert', false);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [shown, toggle]);
  if (useIsBrowser()) return <Original />;
  const name = translate({id: 'site.navbar.siteLinks', message: 'All site links'});
  return (
    <a className="navbar__toggle" href={`#${SITE_LINKS}`} aria-label={name}>
      <IconMenu />
    </a>
  );
}
