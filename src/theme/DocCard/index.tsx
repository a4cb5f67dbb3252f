// Change: ejected. A plain link with the whole description below it, instead of a card with an emoji and cut text.
import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import type Original from '@theme-original/DocCard';
import styles from './styles.module.css';

export default function DocCard({item}: ComponentProps<typeof Original>): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  if (!href) return null;
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>
        <Link to={href}>{item.label}</Link>
      </h2>
      <p className={styles.description}>{item.description ?? doc?.description}</p>
    </div>
  );
}
