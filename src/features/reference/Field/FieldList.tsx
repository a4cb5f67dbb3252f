import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {groupedFields} from '../../../../openapi/pages/fieldGroups';
import type {Field, FieldListBlock} from '../../../../openapi/pages/page';
import {FilteredList} from '../FilteredList';
import {Markdown} from '../Markdown';
import styles from './styles.module.css';

interface Props extends Pick<FieldListBlock, 'fields' | 'groups' | 'filter' | 'fold' | 'summary' | 'overview'> {
  readonly children: (field: Field) => ReactNode;
}

/** A list of parameters, fields or headers. Native details work without JavaScript and with find-in-page. */
export function FieldList({fold, summary = '', overview, filter, children, ...list}: Props): ReactNode {
  const lists = (
    <Lists {...list} filter={filter} fold={fold}>
      {children}
    </Lists>
  );
  if (fold) {
    return (
      <details className={styles.folded} open={fold === 'open'}>
        <summary className="plain-codes">
          <Markdown inline text={summary} />
        </summary>
        {lists}
      </details>
    );
  }
  return (
    <>
      {overview !== undefined && (
        <p className="plain-codes text-soft">
          <Markdown inline text={overview} />
        </p>
      )}
      {filter ? (
        <FilteredList
          id="parameter-filter"
          label={translate({id: 'site.parameters.filter', message: 'Filter parameters'})}
          hint={translate({id: 'site.parameters.filter.hint', message: 'Name or purpose'})}
          count={list.fields.length}>
          {lists}
        </FilteredList>
      ) : (
        lists
      )}
    </>
  );
}

function Lists({fields, groups, filter, fold, children}: Omit<Props, 'summary' | 'overview'>): ReactNode {
  return groupedFields({fields, groups}).map(({heading, fields: own}) => {
    const items = (
      <ul
        key={heading?.anchor ?? ''}
        className={clsx('plain-list', styles.fields, !fold && styles.wide)}
        data-filter-items={filter && ''}>
        {own.map(children)}
      </ul>
    );
    return heading ? (
      <div key={heading.anchor} data-filter-group={filter && ''}>
        <Heading as="h3" id={heading.anchor}>
          {heading.text}
        </Heading>
        {items}
      </div>
    ) : (
      items
    );
  });
}
