import type {PropsWithChildren, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** URL of the form with the request. The build sets it (plugins/lib/guide-components). */
  readonly run?: string;
}

export function RequestResponse({run, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div className={clsx('site-frame site-joined', styles.exchange)} role="group" aria-label={groupLabel()}>
      {children}
      {run !== undefined && (
        // The fragment is for the form (features/try-it), and no anchor.
        <Link className={styles.run} to={run} data-noBrokenLinkCheck>
          <Translate>Run in the sandbox</Translate>
        </Link>
      )}
    </div>
  );
}

const groupLabel = (): string =>
  translate({
    message: 'Request and response',
    description: 'Name of a frame with two blocks of code for screen readers',
  });
