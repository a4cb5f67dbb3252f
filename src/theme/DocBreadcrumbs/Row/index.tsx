import type {PropsWithChildren, ReactNode} from 'react';
import {CopyPage} from '@site/src/features/markdown-page';
import styles from './styles.module.css';

/** Breadcrumbs, followed by the menu of the Markdown version. */
export default function DocBreadcrumbsRow({children}: PropsWithChildren): ReactNode {
  return (
    <div className={styles.row}>
      {children}
      <CopyPage />
    </div>
  );
}
