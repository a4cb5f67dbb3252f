import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';

interface Props {
  readonly items: readonly {readonly label: string; readonly href: string}[];
  readonly mobile?: boolean;
}

const outside = {target: '_blank', rel: 'noopener noreferrer'};

/** A menu that opens without JavaScript (features/menus closes it), or items of the mobile menu. */
export default function MoreNavbarItem({items, mobile = false}: Props): ReactNode {
  const links = (item: string, link: string): ReactNode =>
    items.map(({label, href}) => (
      <li key={href} className={item}>
        <NavbarNavLink className={link} label={label} href={href} {...outside} />
      </li>
    ));
  if (mobile) return links('menu__list-item', 'menu__link');
  return (
    <details className="navbar__item" data-menu="">
      <summary className="navbar__link site-menu-opener">
        <Translate>More</Translate>
      </summary>
      <ul className="site-menu-list">{links('', 'navbar__link')}</ul>
    </details>
  );
}
