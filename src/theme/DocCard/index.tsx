// Change: ejected. A plain link with the full description, instead of a card with an emoji and truncated text.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import descriptions from '@generated/docusaurus-plugin-content-docs/default/descriptions.json';
import type {Props} from '@theme/DocCard';
import styles from './styles.module.css';

export default function DocCard({item}: Props): ReactNode {
  // The list of cards has only links and categories.
  if (item.type === 'html') return null;
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  if (!href) return null;
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>
        <Link to={href}>{item.label}</Link>
      </h2>
      <p className={styles.description}>
        {item.description ?? (item.type === 'link' && descriptions[item.docId ?? ''])}
      </p>
    </div>
  );
}
