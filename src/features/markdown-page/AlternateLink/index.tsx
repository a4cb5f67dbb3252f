import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {markdownUrl} from '../core/markdownUrl';

/** Tells programs where the Markdown version of a page is. An address without a closing slash is that of no page. */
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
