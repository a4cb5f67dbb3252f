import {type PropsWithChildren, type ReactNode, useEffect} from 'react';
import Translate from '@docusaurus/Translate';
import {llmsUrl} from '@site/src/config/publicFiles';
import {siteUrl} from '@site/src/config/siteUrl';
import {LogIn} from '@site/src/features/auth';
import {LoadErrorNotice} from '@site/src/features/page-loading';
import {SearchProvider} from '@site/src/features/search';
import {followClearedKey} from '@site/src/features/visit';

/** Wraps all pages. It stays mounted during navigation. */
export default function Root({children}: PropsWithChildren): ReactNode {
  useEffect(followClearedKey, []);
  return (
    <>
      <LogIn />
      {/* For programs. Before everything else, and no link, so it adds no tab stop. */}
      <p className="visually-hidden">
        <Translate values={{url: siteUrl + llmsUrl}}>{'For AI tools: {url} lists all pages as Markdown.'}</Translate>
      </p>
      <LoadErrorNotice />
      <SearchProvider>{children}</SearchProvider>
    </>
  );
}
