import {type ReactNode, useContext} from 'react';
import Original from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {ReferenceSidebar, SidebarContext} from '@site/src/features/reference-sidebar';

/** Guides use the stock sidebar. The reference has its own, because of its hundreds of entries. */
export default function DocSidebarDesktopContent(props: Props): ReactNode {
  const sidebar = useContext(SidebarContext);
  return sidebar ? <ReferenceSidebar sidebar={sidebar} path={props.path} /> : <Original {...props} />;
}
