// Change: ejected. The original uses style attributes, and announces nothing to screen readers.
import type {ComponentProps, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type LoadingType from '@theme/Loading';
import styles from './styles.module.css';

/** What browsers say when a request or a script got no response. */
const NO_RESPONSE = /Failed to fetch|NetworkError|Load failed|Loading (CSS )?chunk|dynamically imported/i;

/** Why the page is missing and what to do; the error itself only where it says more than a visitor can see. */
function reasonFor(error: unknown): string {
  const text = String(error);
  if (!NO_RESPONSE.test(text)) return text;
  return navigator.onLine
    ? translate({
        id: 'site.loading.unreachable',
        message: 'The site did not respond. Check your network, VPN, and ad blocker, then select Retry.',
      })
    : translate({id: 'site.loading.offline', message: 'You are offline. Connect to a network, then select Retry.'});
}

/** Stands where a page is that is still loading, or that could not be loaded (specification, section 2). */
export default function Loading({error, retry, pastDelay}: Partial<ComponentProps<typeof LoadingType>>): ReactNode {
  if (error) {
    return (
      <main className={styles.place} role="alert">
        <p>
          <Translate id="site.loading.failed">This page could not be loaded.</Translate>
        </p>
        <p className={styles.reason}>{reasonFor(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="site.loading.retry">Retry</Translate>
        </button>
      </main>
    );
  }
  if (!pastDelay) return null;
  return (
    <main className={styles.place} role="status">
      <span className={styles.spinner} />
      <Translate id="site.loading.pending">Loading the page</Translate>
    </main>
  );
}
