import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {twinAddress} from '../core/twinAddress';

/** Tells programs where the Markdown twin of a page is. An address without a closing slash is that of no page. */
export function TwinLink(): ReactNode {
  const {pathname} = useLocation();
  return (
    pathname.endsWith('/') && (
      <Head>
        <link rel="alternate" type="text/markdown" href={twinAddress(pathname)} />
      </Head>
    )
  );
}
