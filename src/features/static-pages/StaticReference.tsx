import {type ReactNode, useReducer} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {sidebarName, versionAt} from '@site/src/config/apiVersions';
import {loadedSidebar} from '@site/src/features/reference-sidebar/core/sidebarStore';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import {PageFrame} from './PageFrame';
import {PageToLoad} from './PageToLoad';
import {isKnown, pageAt} from './pageStore';

/** A reference page in the browser: the site's layout around HTML from the build. */
export function StaticReference(): ReactNode {
  const {pathname} = useLocation();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const version = versionAt(pathname);
  if (!isKnown(pathname) || (version && !loadedSidebar(sidebarName(version)))) {
    return <PageToLoad key={pathname} pathname={pathname} onLoaded={renderAgain} />;
  }
  const page = pageAt(pathname);
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
      <DocsSidebarProvider name={sidebarName(version)} items={[]}>
        <DocRootLayout>
          <PageFrame key={pathname} html={html} />
        </DocRootLayout>
      </DocsSidebarProvider>
    </>
  );
}
