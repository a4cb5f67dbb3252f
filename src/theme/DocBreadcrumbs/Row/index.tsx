import type {PropsWithChildren, ReactNode} from 'react';
import {CopyPage} from '@site/src/features/markdown-page';
import styles from './styles.module.css';

/** Breadcrumbs, and the menu of the Markdown version at their end. */
export default function DocBreadcrumbsRow({children}: PropsWithChildren): ReactNode {
  return (
    <div className={styles.row}>
      {children}
      <CopyPage />
    </div>
  );
}
