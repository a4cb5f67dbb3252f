import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';
import type {Props} from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import {PageFrame} from './PageFrame';

/** Replaces the theme's DocRoot in the build and with `npm start`: the same layout with the page in its frame. */
export default function ReferenceDocRoot(props: Props): ReactNode {
  const {pathname} = useLocation();
  const metadata = useDocRootMetadata(props);
  if (!metadata) return <NotFoundContent />;
  const {docElement, sidebarName, sidebarItems} = metadata;
  return (
    <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
      <DocRootLayout>
        <PageFrame key={pathname}>{docElement}</PageFrame>
      </DocRootLayout>
    </DocsSidebarProvider>
  );
}
