import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Id of the version: `v2`. */
  readonly version: string;
  readonly operation: string;
}

/** The place of try-it on the page of an operation. It is HTML; what opens in it comes alive in the browser. */
export function TryItPlace({version, operation}: Props): ReactNode {
  return (
    <div className={styles.place} data-island="try-it" data-version={version} data-operation={operation}>
      <button type="button" className={styles.open} data-island-open aria-expanded="false">
        <Translate id="site.tryIt.open">Try it</Translate>
      </button>
      <div data-island-host hidden />
    </div>
  );
}
