import type {ReactNode} from 'react';
import Original from '@theme-original/DocBreadcrumbs';
import {CopyPage} from '@site/src/features/markdown-page';
import styles from './styles.module.css';

/** Guides, their indexes and reference pages all begin with it: the menu of the Markdown version is at its end. */
export default function DocBreadcrumbs(): ReactNode {
  return (
    <div className={styles.row}>
      <Original />
      <CopyPage />
    </div>
  );
}
