import {type ReactNode, useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type Outcome = 'idle' | 'copied' | 'failed';

/** How long the outcome stays, in milliseconds. */
const SHOWN_FOR = 2000;

/** Copies what `text` returns at the moment of the click and says how that went. */
export function CopyButton({text}: {readonly text: () => string}): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => {
      setOutcome('idle');
    }, SHOWN_FOR);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      // No clipboard on an insecure origin or without permission: the text can still be selected.
      setOutcome('failed');
    }
  };

  const words = {
    idle: translate({id: 'site.copy.idle', message: 'Copy'}),
    copied: translate({id: 'site.copy.copied', message: 'Copied'}),
    failed: translate({id: 'site.copy.failed', message: 'Copying failed'}),
  };
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      <span aria-live="polite">{words[outcome]}</span>
    </button>
  );
}
