import type {PropsWithChildren, ReactNode} from 'react';
import {AuthProvider} from '@site/src/features/auth';

/** Wraps all pages. It stays mounted during navigation. */
export default function Root({children}: PropsWithChildren): ReactNode {
  return <AuthProvider>{children}</AuthProvider>;
}
