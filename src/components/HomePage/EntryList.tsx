import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {Entry} from './entries';
import styles from './EntryList.module.css';

interface Props {
  readonly id: string;
  readonly title: ReactNode;
  readonly entries: readonly Entry[];
}

/** A section of links with descriptions, as cards. */
export function EntryList({id, title, entries}: Props): ReactNode {
  return (
    <section className={styles.entries} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <ul className={styles.cards}>
        {entries.map(({title: name, to, text}) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
