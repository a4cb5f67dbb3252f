// Change: ejected. The original uses style attributes, and announces nothing to screen readers.
import {type ComponentProps, type ReactNode, useLayoutEffect} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {holdPosition} from '@site/src/features/scroll-restoration';
import type LoadingType from '@theme/Loading';
import styles from './styles.module.css';

/** Messages of browsers for a request or script without response. */
const NO_RESPONSE = /Failed to fetch|NetworkError|Load failed|Loading (CSS )?chunk|dynamically imported/i;

/** The reason and what to do. An error that is not about the network is shown as is. */
function reasonFor(error: unknown): string {
  const text = String(error);
  if (!NO_RESPONSE.test(text)) return text;
  return navigator.onLine
    ? translate({message: "The site didn't respond. Check your network, VPN, and ad blocker, then select Retry."})
    : translate({message: "You're offline. Connect to a network, then select Retry."});
}

export default function Loading({error, retry, pastDelay}: Partial<ComponentProps<typeof LoadingType>>): ReactNode {
  // Before the browser reports that this shorter page is scrolled to the top.
  useLayoutEffect(holdPosition, []);
  if (error) {
    return (
      <main className={styles.slot} role="alert">
        <p>
          <Translate>{"This page couldn't be loaded."}</Translate>
        </p>
        <p className="text-soft">{reasonFor(error)}</p>
        <button type="button" className="site-button site-button-primary" onClick={retry}>
          <Translate>Retry</Translate>
        </button>
      </main>
    );
  }
  if (!pastDelay) return null;
  return (
    <main className={styles.slot} role="status">
      <span className="site-spinner" />
      <Translate>Loading the page</Translate>
    </main>
  );
}
