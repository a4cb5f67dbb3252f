import type {ReactNode} from 'react';
import sidebars from '@generated/docusaurus-plugin-content-docs/reference/sidebars.json';
import {useLocation} from '@docusaurus/router';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';
import type {Props} from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import {SidebarContext} from '@site/src/features/reference-sidebar';
import {PageFrame} from './PageFrame';

/** Replaces the theme's DocRoot in the build and with `npm start`: the same layout with the page in its frame. */
export default function ReferenceDocRoot(props: Props): ReactNode {
  const {pathname} = useLocation();
  const metadata = useDocRootMetadata(props);
  if (!metadata) return <NotFoundContent />;
  const {docElement, sidebarName = '', sidebarItems} = metadata;
  return (
    <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
      <SidebarContext.Provider value={sidebars[sidebarName]}>
        <DocRootLayout>
          <PageFrame key={pathname}>{docElement}</PageFrame>
        </DocRootLayout>
      </SidebarContext.Provider>
    </DocsSidebarProvider>
  );
}
