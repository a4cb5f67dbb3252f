import type {PropsWithChildren, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Variant as PageVariant, VariantListBlock} from '../../../../openapi/pages/page';
import {Markdown} from '../Markdown';
import {UnverifiedText} from '../UnverifiedText';
import styles from './styles.module.css';

type ListProps = PropsWithChildren<Pick<VariantListBlock, 'introduction'>>;

export function VariantList({introduction, children}: ListProps): ReactNode {
  return (
    <div className={styles.variants}>
      <p className="text-soft">
        <Markdown inline text={introduction} />
      </p>
      {children}
    </div>
  );
}

export function Variant({variant, children}: PropsWithChildren<{readonly variant: PageVariant}>): ReactNode {
  const {title, anchor, value, typeName, unverified} = variant;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <details className={styles.variant} id={anchor}>
      <summary>
        <b>{title}</b>
        {value !== undefined && (
          <>
            {' '}
            <code>{value}</code>
          </>
        )}
        {typeName !== undefined && <span className="text-soft"> {typeName}</span>}
      </summary>
      {children}
      <UnverifiedText point={unverified} about={title} />
    </details>
  );
}
