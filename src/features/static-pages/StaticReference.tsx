import {type ReactNode, useReducer, useCallback, useEffect, useState} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {sidebarName, versionAt} from '@site/src/config/apiVersions';
import {loadedSidebar} from '@site/src/features/reference-sidebar/core/sidebarStore';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import {SidebarContext} from '@site/src/features/reference-sidebar';
import {PageFrame} from './PageFrame';
import {isKnown, pageAt} from './pageStore';
import Loading from '@theme/Loading';
import {loadContent} from './withPageLoader';

/** Shown for a page that the router could not load. Retries once, then on request. */
function PageToLoad({pathname, onLoaded}: {readonly pathname: string; readonly onLoaded: () => void}): ReactNode {
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => void loadContent(pathname).then(onLoaded, setError), [pathname, onLoaded]);
  useEffect(load, [load]);
  const retry = (): void => {
    setError(undefined);
    load();
  };
  return <Loading error={error} retry={retry} pastDelay timedOut={false} isLoading={error === undefined} />;
}

export function StaticReference(): ReactNode {
  const {pathname} = useLocation();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const version = versionAt(pathname);
  const sidebar = version && loadedSidebar(sidebarName(version));
  if (!isKnown(pathname) || (version && !sidebar)) {
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
        <SidebarContext.Provider value={sidebar}>
          <DocRootLayout>
            <PageFrame key={pathname} html={html} />
          </DocRootLayout>
        </SidebarContext.Provider>
      </DocsSidebarProvider>
    </>
  );
}
