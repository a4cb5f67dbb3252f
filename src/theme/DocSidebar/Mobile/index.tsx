import {type ReactNode, useContext, useMemo} from 'react';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import Original from '@theme-original/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar/Mobile';
import {MobileSidebar, SidebarContext} from '@site/src/features/reference-sidebar';

/** Guides use the stock menu. The reference renders its entries when the menu opens. */
export default function DocSidebarMobile(props: Props): ReactNode {
  const sidebar = useContext(SidebarContext);
  const {path} = props;
  const menu = useMemo(() => sidebar && {sidebar, path}, [sidebar, path]);
  if (!menu) return <Original {...props} />;
  // One prop: the library sorts the names of several with `localeCompare`, whose first call takes 40 to 80 ms on a phone.
  return <NavbarSecondaryMenuFiller component={MobileSidebar} props={{menu}} />;
}
