import type {ReactNode} from 'react';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import Original from '@theme-original/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar/Mobile';
import {MobileSidebar, useSidebar} from '@site/src/features/reference-sidebar';

/** Guides use the stock menu. The reference renders its entries when the menu opens. */
export default function DocSidebarMobile(props: Props): ReactNode {
  const sidebar = useSidebar(props.sidebar);
  if (!sidebar) return <Original {...props} />;
  return <NavbarSecondaryMenuFiller component={MobileSidebar} props={{sidebar, path: props.path}} />;
}
