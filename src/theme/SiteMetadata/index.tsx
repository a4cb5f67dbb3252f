import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Original from '@theme-original/SiteMetadata';
import {markdownUrl} from '@site/src/features/markdown-page/core/markdownUrl';

/** The page in the document. It keeps its title while React hydrates what gives it. */
const first = typeof document === 'undefined' ? undefined : {pathname: window.location.pathname, title: document.title};

/** Every page names its Markdown version, for programs. URLs of pages have a trailing slash. */
export default function SiteMetadata(): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <Original />
      {pathname === first?.pathname && (
        <Head>
          <title>{first.title}</title>
        </Head>
      )}
      {pathname.endsWith('/') && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdownUrl(pathname)} />
        </Head>
      )}
    </>
  );
}
