import type {PropsWithChildren, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Unverified} from '@site/src/components/Unverified';
import styles from './styles.module.css';

interface FieldsProps {
  /** Fields of a field: folded until wanted. */
  readonly nested?: boolean;
  /** Heading of a folded list that is not a field's own. */
  readonly title?: string;
}

/** A list of parameters or fields. */
export function Fields({nested, title, children}: PropsWithChildren<FieldsProps>): ReactNode {
  const list = <ul className={styles.fields}>{children}</ul>;
  if (!nested && !title) return list;
  return (
    <details className={styles.folded}>
      <summary>{title ?? <Translate id="site.fields.nested">Fields</Translate>}</summary>
      {list}
    </details>
  );
}

interface FieldProps {
  readonly name: string;
  /** Part of an address that others may link to: it stays stable. */
  readonly anchor: string;
  readonly type: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly access?: string;
  readonly scope?: string;
  readonly unverified?: string;
}

/** One parameter or field: its name, what it may be, and what it is for. */
export function Field({name, anchor, type, children, ...marks}: PropsWithChildren<FieldProps>): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <li className={styles.field} id={anchor}>
      <div className={styles.head}>
        <a className={styles.name} href={`#${anchor}`}>
          <code>{name}</code>
        </a>
        <span className={styles.type}>{type}</span>
        {marks.required && (
          <span className={styles.required}>
            <Translate id="site.field.required">required</Translate>
          </span>
        )}
        {marks.access && <span className={styles.type}>{marks.access}</span>}
        {marks.deprecated && (
          <span className={styles.required}>
            <Translate id="site.field.deprecated">deprecated</Translate>
          </span>
        )}
      </div>
      {children}
      {marks.scope && (
        <p>
          <Translate id="site.field.scope" values={{scope: <code>{marks.scope}</code>}}>
            {'Needs the scope {scope}.'}
          </Translate>
        </p>
      )}
      {marks.unverified && <Unverified what={marks.unverified} />}
    </li>
  );
}
