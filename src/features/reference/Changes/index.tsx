import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ChangeEntry, ChangeListBlock, ChangeTag} from '../../../../openapi/pages/page';
import {AnchorLink} from '../Field/AnchorLink';
import {Markdown} from '../Markdown';
import styles from './styles.module.css';

/** The changes of a release. Each operation and event has an entry with an anchor. */
export function Changes({entries}: ChangeListBlock): ReactNode {
  return (
    <ul className={styles.entries} data-filter-items="">
      {entries.map((entry) => (
        <Entry key={entry.anchor} {...entry} />
      ))}
    </ul>
  );
}

function Entry({anchor, subject, name, url, resource, tags, note, changes}: ChangeEntry): ReactNode {
  return (
    <li
      id={anchor}
      className={styles.entry}
      data-kinds={tags.map(({kind}) => kind).join(' ')}
      data-filter-text={resource}>
      <Tags tags={tags} />
      <span className={styles.name}>
        {url === undefined ? name : <Link to={url}>{name}</Link>} <code>{subject}</code>
        {note !== undefined && <span className={styles.note}> {note}</span>}
        <AnchorLink anchor={anchor} name={name} />
      </span>
      {/* Not `ul`, because the filter hides items of lists (behaviors/filterList.ts). */}
      {changes.length > 0 && (
        <ol className={styles.changes}>
          {changes.map(({tags: own, text}, index) => (
            <li key={index}>
              <Tags tags={own} />
              <span>
                <Markdown text={text} inline />
              </span>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

const Tags = ({tags}: {readonly tags: readonly ChangeTag[]}): ReactNode => (
  <span className={styles.tags}>
    {tags.map(({kind, text}) => (
      <span key={kind} className={clsx(styles.tag, styles[kind])}>
        {text}
      </span>
    ))}
  </span>
);
