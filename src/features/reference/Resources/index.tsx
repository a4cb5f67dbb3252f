import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ResourceGroup, ResourceListBlock} from '../../../../openapi/pages/page';
import {Markdown} from '../Markdown';
import {ListFilter, NoMatch} from '../ListFilter';
import styles from './styles.module.css';

/** The resources of an API version in columns, with a filter (behaviors/filterList.ts). */
export function Resources({groups}: ResourceListBlock): ReactNode {
  return (
    <div data-filter-list>
      <ResourceFilter count={groups.flatMap(({rows}) => rows).length} />
      {groups.map((group) => (
        <Group key={group.heading?.anchor ?? ''} {...group} />
      ))}
      <NoMatch
        text={translate({id: 'site.resources.none', message: 'No matching resources.'})}
        all={translate({id: 'site.resources.clear', message: 'Show all resources'})}
      />
    </div>
  );
}

function ResourceFilter({count}: {readonly count: number}): ReactNode {
  const status = translate(
    {
      id: 'site.resources.status',
      message: '{shown} of {count} resources',
      description: 'How many resources match the filter; {shown} is filled in by the page itself',
    },
    {shown: '{shown}', count},
  );
  return (
    <ListFilter
      id="resource-filter"
      label={translate({id: 'site.resources.filter', message: 'Filter resources'})}
      hint={translate({id: 'site.resources.filter.hint', message: 'Name, purpose, or path'})}
      status={status}
    />
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
