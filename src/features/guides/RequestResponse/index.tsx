import type {PropsWithChildren, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useRun} from '@site/src/features/run-link';
import styles from './styles.module.css';

interface Props {
  /** URL of the form with the request. The build sets it (plugins/lib/guide-components). */
  readonly run?: string;
}

export function RequestResponse({run, children}: PropsWithChildren<Props>): ReactNode {
  if (run !== undefined) return <Runnable run={run}>{children}</Runnable>;
  return (
    <div className={clsx('site-frame site-joined', styles.exchange)} role="group" aria-label={groupLabel()}>
      {children}
    </div>
  );
}

/** A request that runs in place, or in the form of its operation, and its response. */
function Runnable({run, children}: PropsWithChildren<Required<Props>>): ReactNode {
  const {attributes, isRunning, result, start} = useRun(run);
  return (
    <div
      className={clsx('site-frame site-joined', styles.exchange)}
      role="group"
      aria-label={groupLabel()}
      {...attributes}>
      {children}
      {result}
      <div className={styles.run}>
        <button type="button" className="site-button" aria-disabled={isRunning} onClick={start}>
          {isRunning ? <Translate>Running…</Translate> : <Translate>Run in the sandbox</Translate>}
        </button>
        {/* The fragment is for the form (features/try-it), and no anchor. */}
        <Link to={run} data-noBrokenLinkCheck>
          <Translate>Try it</Translate>
        </Link>
      </div>
    </div>
  );
}

/** The name of the frame for screen readers. */
const groupLabel = (): string => translate({message: 'Request and response'});
