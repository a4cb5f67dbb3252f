import type {PropsWithChildren, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
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
  const {selectMessage} = usePluralForm();
  if (operations === 0) return <Translate id="site.resource.guide">About the version</Translate>;
  const forms = translate(
    {
      id: 'site.resource.operations',
      message: '1 operation|{count} operations',
      description: 'One form for each plural of the language, separated by |',
    },
    {count: operations},
  );
  return selectMessage(operations, forms);
}
