import type {ReactNode} from 'react';
import Original from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {ReferenceSidebar, useSidebar} from '@site/src/features/reference-sidebar';

/** Guides use the stock sidebar. The reference has its own, because of its hundreds of entries. */
export default function DocSidebarDesktopContent(props: Props): ReactNode {
  const sidebar = useSidebar(props.sidebar);
  return sidebar ? <ReferenceSidebar sidebar={sidebar} path={props.path} /> : <Original {...props} />;
}
