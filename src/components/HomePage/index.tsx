import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {guideUrls, referenceRoot} from '../../config/routes';
import {EntryList} from './EntryList';
import {Facts} from './Facts';
import {jobs, places} from './entries';
import styles from './styles.module.css';

interface Props {
  readonly tagline: string;
  /** The steps of a first call. */
  readonly firstCall: ReactNode;
}

export function HomePage({tagline, firstCall}: Props): ReactNode {
  return (
    <main className={styles.page}>
      <header className={styles.opening}>
        <h1 className={styles.tagline}>{tagline}</h1>
        <p className={styles.lead}>
          <Translate id="site.home.lead">
            People, cadences, calls, emails, and everything around them, as JSON over HTTPS. One base URL, one bearer
            token, 600 points per minute for your team.
          </Translate>
        </p>
        <p className={styles.actions}>
          <Link className={styles.primary} to={guideUrls.introduction}>
            <Translate id="site.home.docs">Read the introduction</Translate>
          </Link>
          <Link className={styles.secondary} to={referenceRoot}>
            <Translate id="site.home.reference">Browse the API</Translate>
          </Link>
        </p>
        <Facts />
      </header>
      <section className={styles.firstCall} aria-labelledby="first-call">
        <Heading as="h2" id="first-call">
          <Translate id="site.home.firstCall">Make your first call in three steps</Translate>
        </Heading>
        {firstCall}
      </section>
      <EntryList id="build" title={<Translate id="site.home.jobs">What you can build</Translate>} entries={jobs} />
      <nav className={styles.places} aria-labelledby="find">
        <Heading as="h2" id="find">
          <Translate id="site.home.places">Explore the docs</Translate>
        </Heading>
        <ul>
          {places.map(({title, to}) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
