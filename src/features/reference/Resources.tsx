import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Icon} from '@site/src/components/Icon';
import {groupIcons} from '@site/src/config/icons';
import type {ResourceGroup, ResourceListBlock} from '@site/openapi/pages/page';
import {FilteredList} from './FilteredList';
import {Markdown} from './Markdown';
import styles from './styles.module.css';

export function Resources({groups}: ResourceListBlock): ReactNode {
  const count = groups.flatMap(({rows}) => rows).length;
  return (
    <FilteredList
      id="resource-filter"
      label={translate({message: 'Filter resources'})}
      hint={translate({message: 'Name, purpose, or path'})}
      count={count}>
      {groups.map((group) => (
        <Group key={group.heading?.anchor ?? ''} {...group} />
      ))}
    </FilteredList>
  );
}

/** The resources under a heading, folded. Their number stays visible. */
function Group({heading, rows}: ResourceGroup): ReactNode {
  const resources = (
    <ul className={clsx('plain-list', styles.resources)} data-filter-items>
      {rows.map((row) => (
        <Resource key={row.url} {...row} />
      ))}
    </ul>
  );
  if (!heading) return <div data-filter-group>{resources}</div>;
  const icon = groupIcons[heading.text];
  return (
    <details className={styles.group} data-filter-group>
      <summary className={clsx('site-menu-opener', styles.summary)}>
        {icon && <Icon name={icon} />}
        <Heading as="h3" id={heading.anchor}>
          {heading.text}
        </Heading>
        <span className={clsx('text-soft', styles.count)}>{rows.length}</span>
      </summary>
      {resources}
    </details>
  );
}

function Resource({name, url, text, count, requests}: ResourceGroup['rows'][number]): ReactNode {
  return (
    <li className={styles.resource} data-filter-text={requests}>
      <Link to={url}>{name}</Link>
      <Markdown text={text} />
      <small className="text-soft">{count}</small>
    </li>
  );
}
