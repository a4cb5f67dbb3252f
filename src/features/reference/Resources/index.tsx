import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ResourceGroup, ResourceListBlock} from '../../../../openapi/pages/page';
import {Markdown} from '../Markdown';
import {Filter, NoMatch} from './Filter';
import styles from './styles.module.css';

/** The resources of an API version in columns, with a box that filters them (behaviors/filterList.ts). */
export function Resources({groups}: ResourceListBlock): ReactNode {
  return (
    <div data-filter-list>
      <Filter count={groups.flatMap(({rows}) => rows).length} />
      {groups.map((group) => (
        <Group key={group.heading?.anchor ?? ''} {...group} />
      ))}
      <NoMatch />
    </div>
  );
}

function Group({heading, rows}: ResourceGroup): ReactNode {
  return (
    <div className={styles.group} data-filter-group>
      {heading && (
        <Heading as="h3" id={heading.anchor}>
          {heading.text}
        </Heading>
      )}
      <ul className={styles.resources} data-filter-items>
        {rows.map((row) => (
          <Resource key={row.url} {...row} />
        ))}
      </ul>
    </div>
  );
}

function Resource({name, url, text, count, requests}: ResourceGroup['rows'][number]): ReactNode {
  return (
    <li className={styles.resource} data-filter-text={requests}>
      <Link to={url} className={styles.name}>
        {name}
      </Link>
      <Markdown text={text} />
      <small className={styles.count}>{count}</small>
    </li>
  );
}
