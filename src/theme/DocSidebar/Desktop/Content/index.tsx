import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {isReference} from '@site/src/config/apiVersions';
import {ReferenceSidebar, sidebarOf} from '@site/src/features/reference-sidebar';

/** Guides use the stock sidebar. The reference has its own, because of its hundreds of entries. */
export default function DocSidebarDesktopContent(props: Props): ReactNode {
  const {name = ''} = useDocsSidebar() ?? {};
  if (!isReference(name)) return <Original {...props} />;
  const {path, sidebar} = props;
  return <ReferenceSidebar name={name} path={path} rendered={sidebar.length > 0 ? sidebarOf(sidebar) : undefined} />;
}
