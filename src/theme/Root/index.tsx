import type {PropsWithChildren, ReactNode} from 'react';
import {AuthProvider} from '@site/src/features/auth';
import {SearchProvider} from '@site/src/features/search';

/** Wraps all pages. It stays mounted during navigation. */
export default function Root({children}: PropsWithChildren): ReactNode {
  return (
    <AuthProvider>
      <SearchProvider>{children}</SearchProvider>
    </AuthProvider>
  );
}
