import type {ReactNode} from 'react';
import Original from '@theme-original/SiteMetadata';
import {TwinLink} from '@site/src/features/page-twin';

/** Every page names its Markdown twin. */
export default function SiteMetadata(): ReactNode {
  return (
    <>
      <Original />
      <TwinLink />
    </>
  );
}
