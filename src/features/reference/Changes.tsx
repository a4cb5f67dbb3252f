import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ChangeEntry, ChangeListBlock} from '@site/openapi/pages/page';
import {AnchorLink} from './Field';
import {Markdown} from './Markdown';
import styles from './styles.module.css';

const COLORS: Partial<Readonly<Record<ChangeListBlock['kind'], string>>> = {
  added: 'text-accent',
  deprecated: 'text-caution',
};

/** A list with at most this many entries is open. */
const FEW = 10;

/** The changes of a kind in a release: a fold for each resource, and in it one for each entry. */
export function Changes({kind, label, groups}: ChangeListBlock): ReactNode {
  const isOpen = groups.flatMap(({entries}) => entries).length <= FEW;
  return (
    <div className={styles.changes} data-filter-group="">
      <p className={clsx('site-chip', COLORS[kind])}>{label}</p>
      {groups.map((group) => (
        <Group key={group.name} {...group} isOpen={isOpen} />
      ))}
    </div>
  );
}

type Group = ChangeListBlock['groups'][number];

function Group({name, entries, isOpen}: Group & {readonly isOpen: boolean}): ReactNode {
  return (
    <details className={styles.group} open={isOpen} data-filter-group="">
      <summary>
        {name} <span className="text-soft">{entries.length}</span>
      </summary>
      <ul className="plain-list" data-filter-items="">
        {entries.map((entry) => (
          <Entry key={entry.anchor} {...entry} resource={name} isOpen={isOpen} />
        ))}
      </ul>
    </details>
  );
}

type EntryProps = ChangeEntry & {readonly resource: string; readonly isOpen: boolean};

function Entry({
  resource,
  isOpen,
  anchor,
  name,
  note,
  breaking,
  subjects,
  same,
  lines,
  ...more
}: EntryProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const id of [anchor, ...more.firstOf]) collectAnchor(id);
  return (
    <li id={anchor} data-filter-text={[resource, ...more.resources.map((id) => `"${id}"`)].join(' ')}>
      {more.firstOf.map((id) => (
        <span key={id} id={id} />
      ))}
      <details open={isOpen}>
        <summary>
          {name} <span className="text-soft">{note}</span>
          {breaking !== undefined && <Breaking label={breaking} />}
        </summary>
        <p>
          {same} <Subjects subjects={subjects} />
          <AnchorLink anchor={anchor} name={name} />
        </p>
        <ul>
          {lines.map((line) => (
            <li key={line.text}>
              <Markdown text={line.text} inline />
              {line.breaking !== undefined && <Breaking label={line.breaking} />}
            </li>
          ))}
        </ul>
        <Advice sentences={more.advice} />
      </details>
    </li>
  );
}

/** What callers do about an entry. */
const Advice = ({sentences}: {readonly sentences: ChangeEntry['advice']}): ReactNode => (
  <p>
    <Translate values={{advice: <Markdown text={sentences.join(' ')} inline />}}>{'What to do: {advice}'}</Translate>
  </p>
);

const Breaking = ({label}: {readonly label: string}): ReactNode => (
  <>
    {' '}
    <b>{label}</b>
  </>
);

const Subjects = ({subjects}: Pick<ChangeEntry, 'subjects'>): ReactNode =>
  subjects.map(({subject, url}, index) => (
    <code key={subject} className="plain-code">
      {index > 0 && ', '}
      {url === undefined ? subject : <Link to={url}>{subject}</Link>}
    </code>
  ));
