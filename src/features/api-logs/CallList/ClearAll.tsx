import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Clears the list after a confirmation. Button and confirmation replace each other and take the focus. */
export function ClearAll({onClear}: {readonly onClear: () => void}): ReactNode {
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never');
  const id = useId();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked !== 'never') next.current?.focus();
  }, [asked]);
  if (asked !== 'now') {
    return (
      <button ref={next} type="button" className="site-button" onClick={() => setAsked('now')}>
        <Translate id="site.apiLogs.clear">Clear all</Translate>
      </button>
    );
  }
  return (
    <div role="group" aria-labelledby={id} className={styles.bar}>
      <span id={id}>
        <Translate id="site.apiLogs.clear.ask">Remove all calls from this list?</Translate>
      </span>
      <button ref={next} type="button" className="site-button" onClick={() => setAsked('before')}>
        <Translate id="site.apiLogs.clear.no">Keep</Translate>
      </button>
      <button type="button" className="site-button" onClick={onClear}>
        <Translate id="site.apiLogs.clear.yes">Remove</Translate>
      </button>
    </div>
  );
}
