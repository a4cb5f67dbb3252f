import type {PropsWithChildren, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Unverified} from '@site/src/components/Unverified';
import styles from './styles.module.css';

interface VariantsProps {
  /** The property that says which variant it is. */
  readonly by?: string;
  /** A value may have several of the shapes at once. */
  readonly several?: boolean;
}

/** The shapes that a value may take. */
export function Variants({by, several, children}: PropsWithChildren<VariantsProps>): ReactNode {
  return (
    <div className={styles.variants}>
      <p className={styles.intro}>
        {several ? (
          <Translate id="site.variants.several">One or more of these:</Translate>
        ) : (
          <Translate id="site.variants.one">One of these:</Translate>
        )}
        {by && (
          <>
            {' '}
            <Translate id="site.variants.by" values={{property: <code>{by}</code>}}>
              {'{property} says which.'}
            </Translate>
          </>
        )}
      </p>
      {children}
    </div>
  );
}

interface VariantProps {
  readonly title: string;
  readonly anchor: string;
  /** What the property that tells the variants apart holds. */
  readonly value?: string;
  readonly type: string;
  readonly unverified?: string;
}

/** One shape, folded: its title is enough to choose by. */
export function Variant({
  title,
  anchor,
  value,
  type,
  unverified,
  children,
}: PropsWithChildren<VariantProps>): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <details className={styles.variant} id={anchor}>
      <summary>
        <b>{title}</b>
        {value !== undefined && value !== title && (
          <>
            {' '}
            <code>{value}</code>
          </>
        )}
        {type !== title && type !== 'object' && <span className={styles.type}> {type}</span>}
      </summary>
      {children}
      {unverified && <Unverified what={unverified} />}
    </details>
  );
}
