import {type ReactNode, useEffect} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/Navbar/MobileSidebar/Toggle';
import IconMenu from '@theme/Icon/Menu';
import {SITE_LINKS} from '@site/src/theme/Footer';

/**
 * The mobile menu needs JavaScript. Until that is loaded, the button is a link to the footer (features/page-loading/start).
 * While the menu is open, it has the focus and the page behind it is inert. Escape closes it, and the button has the focus again.
 */
export default function NavbarMobileSidebarToggle(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return;
    const close = ({key, defaultPrevented}: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented) toggle();
    };
    const menu = document.querySelector('.navbar-sidebar');
    const focusClose = (): void =>
      menu?.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus({preventScroll: true});
    // The button is gone with its panel.
    const keepFocus = ({target}: Event): void => {
      if (target instanceof Element && target.closest('.navbar-sidebar__back')) focusClose();
    };
    focusClose();
    menu?.addEventListener('click', keepFocus);
    const behind = document.querySelectorAll('#__docusaurus > :not(.navbar), .navbar__inner');
    for (const part of behind) part.toggleAttribute('inert', true);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('keydown', close);
      menu?.removeEventListener('click', keepFocus);
      for (const part of behind) part.toggleAttribute('inert', false);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [shown, toggle]);
  if (useIsBrowser()) return <Original />;
  const name = translate({message: 'All site links'});
  return (
    <a className="navbar__toggle" href={`#${SITE_LINKS}`} aria-label={name}>
      <IconMenu />
    </a>
  );
}
