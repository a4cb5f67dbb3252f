import type {ReactNode} from 'react';
import home from '@generated/home-page/default/home.json';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {guideUrls, referenceRoot} from '../../config/routes';
import {EntryList} from './EntryList';
import {Facts} from './Facts';
import styles from './styles.module.css';

/** The request of the first call, in the sandbox. */
const FIRST_CALL = `${referenceRoot}me-index/#try-it?target=sandbox`;

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
        <div>
          <div className={styles.call}>{firstCall}</div>
          {/* The fragment is for the form (features/try-it), and no anchor. */}
          <Link className={styles.run} to={FIRST_CALL} data-noBrokenLinkCheck>
            {texts.run}
          </Link>
        </div>
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
