import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {loadSidebar} from '../core/sidebarStore';
import {useHasFailed} from '../useSidebar';
import styles from './styles.module.css';

/** Shown while the groups load, or after that failed. */
export function LoadingList({name}: {readonly name: string}): ReactNode {
  const hasFailed = useHasFailed(name);
  return (
    <div role="status" className={styles.pending}>
      {hasFailed ? (
        <>
          <p>
            <Translate id="site.sidebar.failed">{"The operations couldn't be loaded."}</Translate>
          </p>
          <button type="button" className="button button--secondary button--sm" onClick={() => void loadSidebar(name)}>
            <Translate id="site.sidebar.retry">Retry</Translate>
          </button>
        </>
      ) : (
        <Translate id="site.sidebar.loading">Loading the operations…</Translate>
      )}
    </div>
  );
}
