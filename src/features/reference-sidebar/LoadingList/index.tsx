import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Shown while the groups load, or after that failed. */
export function LoadingList({hasFailed, onRetry}: Props): ReactNode {
  return (
    <div role="status" className={styles.pending}>
      {hasFailed ? (
        <>
          <p>
            <Translate id="site.sidebar.failed">{"The operations couldn't be loaded."}</Translate>
          </p>
          <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
            <Translate id="site.sidebar.retry">Retry</Translate>
          </button>
        </>
      ) : (
        <Translate id="site.sidebar.loading">Loading the operations…</Translate>
      )}
    </div>
  );
}
