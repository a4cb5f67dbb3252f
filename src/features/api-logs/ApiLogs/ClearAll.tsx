import {type ReactNode, useState} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Clears the list after it has asked. The question takes the place of the button, and the focus with it. */
export function ClearAll({onClear}: {readonly onClear: () => void}): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const focus = (element: HTMLButtonElement | null): void => element?.focus();
  if (!isAsking) {
    return (
      <button type="button" className={styles.button} onClick={() => setAsking(true)}>
        <Translate id="site.apiLogs.clear">Clear all</Translate>
      </button>
    );
  }
  return (
    <div role="group" aria-labelledby="api-logs-clear" className={styles.bar}>
      <span id="api-logs-clear">
        <Translate id="site.apiLogs.clear.ask">Remove all calls from this list?</Translate>
      </span>
      <button ref={focus} type="button" className={styles.button} onClick={() => setAsking(false)}>
        <Translate id="site.apiLogs.clear.no">Keep</Translate>
      </button>
      <button type="button" className={styles.button} onClick={onClear}>
        <Translate id="site.apiLogs.clear.yes">Remove</Translate>
      </button>
    </div>
  );
}
