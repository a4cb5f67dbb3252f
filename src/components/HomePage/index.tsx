import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {guideUrls, referenceRoot} from '../../config/routes';
import {EntryList} from './EntryList';
import {Facts} from './Facts';
import styles from './styles.module.css';

interface Props {
  /** A request in several languages, and its response. */
  readonly firstCall: ReactNode;
  /** What to do before it, as a list. */
  readonly firstSteps: ReactNode;
}

export function HomePage({firstCall, firstSteps}: Props): ReactNode {
  return (
    <main className={styles.page}>
      <div className={styles.opening}>
        <header>
          <h1 className={styles.title}>
            <Translate id="site.home.heading">The Salesloft API</Translate>
          </h1>
          <p className={styles.lead}>
            <Translate id="site.home.lead">People, cadences, calls, and emails, as JSON over HTTPS.</Translate>
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
        <div className={styles.call}>{firstCall}</div>
      </div>
      <section className={styles.steps} aria-labelledby="first-call">
        <Heading as="h2" id="first-call">
          <Translate id="site.home.firstCall">Make your first call in three steps</Translate>
        </Heading>
        {firstSteps}
      </section>
      <EntryList />
    </main>
  );
}
