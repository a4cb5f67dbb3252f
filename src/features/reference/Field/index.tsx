import {Fragment, type PropsWithChildren, type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Field as PageField, Mark, FieldListBlock, Markdown as MarkdownText} from '@site/openapi/pages/page';
import {UnverifiedText} from '../UnverifiedText';
import styles from './styles.module.css';
import {translate} from '@docusaurus/Translate';
import {Markdown} from '../Markdown';
import Heading from '@theme/Heading';
import {groupedFields} from '@site/openapi/pages/block';
import {FilteredList} from '../FilteredList';

/** A line below the description of a value: limits, a required scope, or a link to the same shape. */
export function Sentence({text}: {readonly text: MarkdownText}): ReactNode {
  return (
    <p className={clsx('plain-codes', styles.limits)}>
      <Markdown inline text={text} />
    </p>
  );
}

/** Values that are too many for a sentence. */
export function ValueList({title, values}: {readonly title: string; readonly values: readonly string[]}): ReactNode {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      <ul className="plain-list site-bar text-soft">
        {values.map((value) => (
          <li key={value}>
            <code>{value}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The link to a field. Its icon appears on hover and focus. With JavaScript, a click also copies the URL. */
export function AnchorLink({anchor, name}: {readonly anchor: string; readonly name: string}): ReactNode {
  return <a className={styles.anchor} href={`#${anchor}`} aria-label={anchorLabel(name)} data-copy="" />;
}

const anchorLabel = (name: string): string => translate({message: 'Link to {name}'}, {name});

const MARK_CLASSES: Partial<Readonly<Record<Mark['kind'], string>>> = {
  required: 'text-danger',
  deprecated: 'text-caution',
};

export function Field({field, children}: PropsWithChildren<{readonly field: PageField}>): ReactNode {
  const {name, anchor, within, marks, scope, unverified} = field;
  const path = within === undefined ? name : `${within}.${name}`;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <li className={styles.field} id={anchor}>
      <div className={clsx('site-bar text-small', styles.head)}>
        <code className={clsx('plain-code', styles.name)}>
          {/* Seen as indentation; screen readers read it. */}
          {within !== undefined && (
            <span className="visually-hidden" data-markdown-ignore>
              {within}.
            </span>
          )}
          {name}
        </code>
        {marks.map(({kind, text}, index) => (
          <Fragment key={kind}>
            {' '}
            <span className={MARK_CLASSES[kind] ?? 'text-faint'}>
              {text}
              {index < marks.length - 1 && ','}
            </span>
          </Fragment>
        ))}
        <AnchorLink anchor={anchor} name={path} />
      </div>
      <div className={styles.words}>
        {children}
        {scope !== undefined && <Sentence text={scope} />}
        <UnverifiedText point={unverified} about={path} />
      </div>
    </li>
  );
}

interface ListProps extends Pick<FieldListBlock, 'fields' | 'groups' | 'filter' | 'fold' | 'summary' | 'overview'> {
  readonly children: (field: PageField) => ReactNode;
}

/** A list of parameters, fields or headers. Native details work without JavaScript and with find-in-page. */
export function FieldList({fold, summary = '', overview, filter, children, ...list}: ListProps): ReactNode {
  const lists = groupedFields(list).map(({heading, fields}) => {
    const items = (
      <ul
        key={heading?.anchor ?? ''}
        className={clsx('plain-list', styles.fields, !fold && styles.wide)}
        data-filter-items={filter && ''}>
        {fields.map(children)}
      </ul>
    );
    if (!heading) return items;
    return (
      <div key={heading.anchor} data-filter-group={filter && ''}>
        <Heading as="h3" id={heading.anchor}>
          {heading.text}
        </Heading>
        {items}
      </div>
    );
  });
  const introduction = overview !== undefined && (
    <p className="plain-codes text-soft">
      <Markdown inline text={overview} />
    </p>
  );
  if (fold) {
    return (
      <details className={styles.folded} open={fold === 'open'}>
        <summary className="plain-codes">
          <Markdown inline text={summary} />
        </summary>
        {introduction && <div className="margin-top--xs">{introduction}</div>}
        {lists}
      </details>
    );
  }
  return (
    <>
      {introduction}
      {filter ? (
        <FilteredList
          id="parameter-filter"
          label={translate({message: 'Filter parameters'})}
          hint={translate({message: 'Name or purpose'})}
          count={list.fields.length}>
          {lists}
        </FilteredList>
      ) : (
        lists
      )}
    </>
  );
}
