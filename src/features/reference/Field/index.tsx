import type {PropsWithChildren, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Unverified} from '@site/src/components/Unverified';
import {AnchorLink} from './AnchorLink';
import styles from './styles.module.css';

interface Props {
  /** As it stands in the message; a parameter with brackets in full. */
  readonly name: string;
  /** Part of an address that others may link to: it stays stable. */
  readonly anchor: string;
  /** Names of the fields around it, joined by dots. Seen as indentation, told to those who hear the page. */
  readonly within?: string;
  readonly type: string;
  readonly nullable?: boolean;
  readonly required?: boolean;
  /** One of several fields of which some must be sent. */
  readonly oneOf?: boolean;
  readonly deprecated?: boolean;
  readonly access?: string;
  readonly scope?: string;
  readonly unverified?: string;
}

/** One parameter or field: its name, what it may be, and what it is for. */
export function Field({name, anchor, within, type, children, ...marks}: PropsWithChildren<Props>): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <li className={styles.field} id={anchor}>
      <div className={styles.head}>
        <code className={styles.name}>
          {within && <span className={styles.heard}>{within}.</span>}
          {name}
        </code>
        <span className={styles.type}>{type}</span>
        {marks.nullable && (
          <span className={styles.type}>
            <Translate id="site.field.nullable">nullable</Translate>
          </span>
        )}
        {marks.required && (
          <span className={styles.required}>
            <Translate id="site.field.required">required</Translate>
          </span>
        )}
        {marks.oneOf && (
          <span className={styles.required}>
            <Translate id="site.field.oneOf">one of</Translate>
          </span>
        )}
        {marks.access && <span className={styles.type}>{marks.access}</span>}
        {marks.deprecated && (
          <span className={styles.deprecated}>
            <Translate id="site.field.deprecated">deprecated</Translate>
          </span>
        )}
        <AnchorLink anchor={anchor} name={within ? `${within}.${name}` : name} />
      </div>
      {children}
      {marks.scope && <NeededScope scope={marks.scope} />}
      {marks.unverified && <Unverified what={marks.unverified} />}
    </li>
  );
}

function NeededScope({scope}: {readonly scope: string}): ReactNode {
  return (
    <p className={styles.limits}>
      <Translate id="site.field.scope" values={{scope: <code>{scope}</code>}}>
        {'Needs the scope {scope}.'}
      </Translate>
    </p>
  );
}
