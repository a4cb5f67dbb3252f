import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Original from '@theme-original/SiteMetadata';
import {markdownUrl} from '@site/src/features/markdown-page/core/markdownUrl';

/** Every page names its Markdown version, for programs. URLs of pages have a trailing slash. */
export default function SiteMetadata(): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <Original />
      {pathname.endsWith('/') && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdownUrl(pathname)} />
        </Head>
      )}
    </>
  );
}
