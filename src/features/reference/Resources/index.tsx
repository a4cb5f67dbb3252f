import type {PropsWithChildren, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {Filter, NoMatch} from './Filter';
import styles from './styles.module.css';

/** The resources of an API version in columns, with a box that filters them. */
export function Resources({count, children}: PropsWithChildren<{readonly count: number}>): ReactNode {
  return (
    <div data-filter-list>
      <Filter count={count} />
      <ul className={styles.resources}>{children}</ul>
      <NoMatch />
    </div>
  );
}

interface ResourceProps {
  readonly name: string;
  readonly to: string;
  /** How many there are. */
  readonly operations: number;
  /** Their methods and paths, for the filter to search. */
  readonly requests?: string;
}

export function Resource({name, to, operations, requests, children}: PropsWithChildren<ResourceProps>): ReactNode {
  return (
    <li className={styles.resource} data-filter-text={requests}>
      <Link to={to} className={styles.name}>
        {name}
      </Link>
      {children}
      <small className={styles.count}>
        <Count operations={operations} />
      </small>
    </li>
  );
}

function Count({operations}: Pick<ResourceProps, 'operations'>): ReactNode {
  if (operations === 0) return <Translate id="site.resource.guide">About the version</Translate>;
  if (operations === 1) return <Translate id="site.resource.operation">1 operation</Translate>;
  return (
    <Translate id="site.resource.operations" values={{operations}}>
      {'{operations} operations'}
    </Translate>
  );
}
