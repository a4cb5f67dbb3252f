import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {groupedFields} from '../../../../openapi/pages/fieldGroups';
import type {Field, FieldListBlock} from '../../../../openapi/pages/page';
import {Markdown} from '../Markdown';
import {FilteredFields} from './FilteredFields';
import styles from './styles.module.css';

interface Props extends Pick<FieldListBlock, 'fields' | 'groups' | 'filter' | 'fold' | 'summary' | 'overview'> {
  readonly children: (field: Field) => ReactNode;
}

/** A list of parameters, fields or headers. Native details: it folds without script, and find-in-page reaches it. */
export function FieldList({fold, summary = '', overview, filter, children, ...list}: Props): ReactNode {
  const lists = (
    <Lists {...list} filter={filter}>
      {children}
    </Lists>
  );
  if (fold) {
    return (
      <details className={styles.folded} open={fold === 'open'}>
        <summary>
          <Markdown inline text={summary} />
        </summary>
        {lists}
      </details>
    );
  }
  return (
    <>
      {overview !== undefined && (
        <p className={styles.overview}>
          <Markdown inline text={overview} />
        </p>
      )}
      {filter ? <FilteredFields count={list.fields.length}>{lists}</FilteredFields> : lists}
    </>
  );
}

/** The fields, below their headings where they have some. */
function Lists({
  fields,
  groups,
  filter,
  children,
}: Pick<Props, 'fields' | 'groups' | 'filter' | 'children'>): ReactNode {
  return groupedFields({fields, groups}).map(({heading, fields: own}) => {
    const items = (
      <ul key={heading?.anchor ?? ''} className={styles.fields} data-filter-items={filter && ''}>
        {own.map(children)}
      </ul>
    );
    return heading ? (
      <div key={heading.anchor} className={styles.group} data-filter-group={filter && ''}>
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
