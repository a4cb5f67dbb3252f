import type {ReactNode} from 'react';
import Original from '@theme-original/DocBreadcrumbs';
import {MarkdownControls} from '@site/src/features/markdown-page';

/** Guides, their indexes and reference pages all begin with it: the controls of the Markdown version follow. */
export default function DocBreadcrumbs(): ReactNode {
  return (
    <>
      <Original />
      <MarkdownControls />
    </>
  );
}
