import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {markdownUrl} from '../core/markdownUrl';

/** Links to the Markdown version of a page, for programs. URLs of pages have a trailing slash. */
export function AlternateLink(): ReactNode {
  const {pathname} = useLocation();
  return (
    pathname.endsWith('/') && (
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownUrl(pathname)} />
      </Head>
    )
  );
}
