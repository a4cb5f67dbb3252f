import {type ReactNode, useEffect, useRef} from 'react';
import Translate from '@docusaurus/Translate';
import controls from '../controls.module.css';
import styles from './styles.module.css';

interface Props {
  readonly method: string;
  readonly address: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a call that deletes, or changes many records. The browser's own dialog keeps the focus and closes on Escape. */
export function Confirm({method, address, onConfirm, onCancel}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="try-it-confirm"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}>
      <p id="try-it-confirm" className={styles.question}>
        <Translate id="site.tryIt.confirm">This call changes real data. Send it?</Translate>
      </p>
      <p className={styles.address}>
        <code>
          {method} {address}
        </code>
      </p>
      <div className={controls.bar}>
        <button type="button" className={controls.quiet} onClick={onCancel}>
          <Translate id="site.tryIt.confirm.no">Do not send</Translate>
        </button>
        <button type="button" className={controls.primary} onClick={onConfirm}>
          <Translate id="site.tryIt.confirm.yes">Send the call</Translate>
        </button>
      </div>
    </dialog>
  );
}
