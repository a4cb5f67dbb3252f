import type {ReactNode} from 'react';
import Original from '@theme-original/DocBreadcrumbs';
import {PageTwin} from '@site/src/features/page-twin';

/** Guides, their indexes and reference pages all begin with it: the controls of the Markdown twin follow. */
export default function DocBreadcrumbs(): ReactNode {
  return (
    <>
      <Original />
      <PageTwin />
    </>
  );
}
