// Change: ejected. The original uses style attributes, and announces nothing to screen readers.
import type {ComponentProps, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type LoadingType from '@theme/Loading';
import styles from './styles.module.css';

/** Shown for a page that is loading or could not be loaded (specification, section 2). */
export default function Loading({error, retry, pastDelay}: Partial<ComponentProps<typeof LoadingType>>): ReactNode {
  if (error) {
    return (
      <main className={styles.slot} role="alert">
        <p>
          <Translate id="site.loading.failed">This page could not be loaded.</Translate>
        </p>
        <p className={styles.reason}>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="site.loading.retry">Retry</Translate>
        </button>
      </main>
    );
  }
  if (!pastDelay) return null;
  return (
    <main className={styles.slot} role="status">
      <span className={styles.spinner} />
      <Translate id="site.loading.pending">Loading the page</Translate>
    </main>
  );
}
