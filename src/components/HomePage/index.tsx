import type {ReactNode} from 'react';
import home from '@generated/home-page/default/home.json';
import Link from '@docusaurus/Link';
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
  const {texts} = home;
  return (
    <main className={styles.page}>
      <div className={styles.opening}>
        <header>
          <h1 className={styles.title}>{texts.heading}</h1>
          <p className={styles.lead}>{texts.lead}</p>
          <p className={styles.actions}>
            <Link className={styles.primary} to={guideUrls.introduction}>
              {texts.introduction}
            </Link>
            <Link className={styles.secondary} to={referenceRoot}>
              {texts.reference}
            </Link>
          </p>
          <Facts />
        </header>
        <div className={styles.call}>{firstCall}</div>
      </div>
      <section className={styles.steps} aria-labelledby="first-call">
        <Heading as="h2" id="first-call">
          {texts.firstCall}
        </Heading>
        {firstSteps}
      </section>
      <EntryList />
    </main>
  );
}
