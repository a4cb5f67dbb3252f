import type {ComponentProps, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** A row of a table. Links can lead to its ID, so the check of Docusaurus must know it. */
export function TableRow(props: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <tr {...props} />;
}
