import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Id of the version: `v2`. */
  readonly version: string;
  readonly operation: string;
}

/** The button that opens try-it on an operation page, and the container of the form (../mount). */
export function TryItSlot({version, operation}: Props): ReactNode {
  return (
    <div className={styles.slot} data-try-it data-version={version} data-operation={operation}>
      <button type="button" className={styles.open} data-try-it-toggle aria-expanded="false">
        <Translate id="site.tryIt.open">Try it</Translate>
      </button>
      <div data-try-it-panel hidden />
    </div>
  );
}
