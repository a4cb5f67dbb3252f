import {type PropsWithChildren, type ReactNode, useEffect} from 'react';
import {AuthProvider} from '@site/src/features/auth';
import {PagesIndexNote} from '@site/src/features/markdown-page';
import {LostFiles} from '@site/src/features/page-loading';
import {SearchProvider} from '@site/src/features/search';
import {followClearedKey} from '@site/src/features/visit';

/** Wraps all pages. It stays mounted during navigation. */
export default function Root({children}: PropsWithChildren): ReactNode {
  useEffect(followClearedKey, []);
  return (
    <AuthProvider>
      <PagesIndexNote />
      <LostFiles />
      <SearchProvider>{children}</SearchProvider>
    </AuthProvider>
  );
}
