import type {ReactNode} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {sidebarName, versionAt} from '@site/src/config/apiVersions';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import {PageFrame} from './PageFrame';
import {pageAt} from './pageStore';

/** A reference page in the browser: the frame of the site around HTML that the build rendered. */
export function StaticReference(): ReactNode {
  const {pathname} = useLocation();
  const page = pageAt(pathname);
  const version = versionAt(pathname);
  if (!page || !version) return <NotFoundContent />;
  const {title, description, html} = page;
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta property="og:title" content={title} />
        <meta name="description" content={description} />
        <meta property="og:description" content={description} />
      </Head>
      {/* The sidebar's groups are loaded when a visitor turns to them: see features/reference-sidebar. */}
      <DocsSidebarProvider name={sidebarName(version)} items={[]}>
        <DocRootLayout>
          <PageFrame key={pathname} html={html} />
        </DocRootLayout>
      </DocsSidebarProvider>
    </>
  );
}
