import type {PropsWithChildren, ReactNode} from 'react';
import {AuthProvider} from '@site/src/features/auth';

/** What all pages stand in; it stays while a visitor goes from page to page. */
export default function Root({children}: PropsWithChildren): ReactNode {
  return <AuthProvider>{children}</AuthProvider>;
}
