import type {ReactNode} from 'react';
import Original from '@theme-original/DocBreadcrumbs';
import Row from '@site/src/theme/DocBreadcrumbs/Row';

/** Guides, their indexes and reference pages all begin with it: the menu of the Markdown version is at its end. */
export default function DocBreadcrumbs(): ReactNode {
  return (
    <Row>
      <Original />
    </Row>
  );
}
