import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ResourceListBlock} from '../../../../openapi/pages/page';
import {Markdown} from '../Markdown';
import {Filter, NoMatch} from './Filter';
import styles from './styles.module.css';

/** The resources of an API version in columns, with a filter (behaviors/filterList.ts). */
export function Resources({rows}: ResourceListBlock): ReactNode {
  return (
    <div data-filter-list>
      <Filter count={rows.length} />
      <ul className={styles.resources}>
        {rows.map((row) => (
          <Resource key={row.url} {...row} />
        ))}
      </ul>
      <NoMatch />
    </div>
  );
}

function Resource({name, url, text, count, requests}: ResourceListBlock['rows'][number]): ReactNode {
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
