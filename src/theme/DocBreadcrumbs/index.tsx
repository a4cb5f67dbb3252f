import type {ReactNode} from 'react';
import Original from '@theme-original/DocBreadcrumbs';
import {MarkdownControls} from '@site/src/features/markdown-page';

/** All docs pages begin with breadcrumbs, so the controls of the Markdown version are after them. */
export default function DocBreadcrumbs(): ReactNode {
  return (
    <>
      <Original />
      <MarkdownControls />
    </>
  );
}
