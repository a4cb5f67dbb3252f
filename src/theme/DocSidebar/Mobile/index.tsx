import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import Original from '@theme-original/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar/Mobile';
import {isReference} from '@site/src/config/apiVersions';
import {MobileSidebar} from '@site/src/features/reference-sidebar';

/** Guides use the stock menu. The reference loads its entries when the menu opens. */
export default function DocSidebarMobile(props: Props): ReactNode {
  const {name = ''} = useDocsSidebar() ?? {};
  if (!isReference(name)) return <Original {...props} />;
  return <NavbarSecondaryMenuFiller component={MobileSidebar} props={{name, path: props.path}} />;
}
