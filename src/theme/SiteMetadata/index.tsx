import type {ReactNode} from 'react';
import Original from '@theme-original/SiteMetadata';
import {AlternateLink} from '@site/src/features/markdown-page';

/** Every page names its Markdown version. */
export default function SiteMetadata(): ReactNode {
  return (
    <>
      <Original />
      <AlternateLink />
    </>
  );
}
