import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import controls from '../controls.module.css';
import {useOperation} from '../hooks/useOperation';
import {Panel, type PanelProps} from './Panel';
import styles from './styles.module.css';

export interface TryItProps extends Omit<PanelProps, 'loaded'> {
  /** Id of the version: `v2`. */
  readonly version: string;
  readonly operation: string;
}

/** Try-it on an operation page. Shows the form when the operation's document is loaded. */
export default function TryIt({version, operation, ...props}: TryItProps): ReactNode {
  const [loaded, again] = useOperation(version, operation);
  if (loaded === 'loading') {
    return (
      <p role="status" className={styles.message}>
        <Translate id="site.tryIt.loading">Loading the form…</Translate>
      </p>
    );
  }
  if (loaded === 'failed') {
    return (
      <div role="alert" className={clsx(controls.bar, styles.message)}>
        <Translate id="site.tryIt.loadFailed">{"The form couldn't be loaded. Check your connection."}</Translate>
        <button type="button" className={controls.quiet} onClick={again}>
          <Translate id="site.tryIt.again">Try again</Translate>
        </button>
      </div>
    );
  }
  return <Panel loaded={loaded} {...props} />;
}
