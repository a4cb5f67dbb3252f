import {type ReactNode, useEffect, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import controls from '../controls.module.css';
import type {Confirmation} from '../core/confirmation';
import styles from './styles.module.css';

interface Props {
  readonly question: Confirmation;
  /** A sentence about the account of the request. */
  readonly account: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a request that deletes, changes many records, or was filled in by a link. The native dialog manages the focus. */
export function Confirm({question, account, onConfirm, onCancel}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {method, url, body, target, isLinked} = question;
  useEffect(() => dialog.current?.showModal(), []);
  /** Closes first, because browsers restore the focus only while the dialog is in the page. */
  const leave = (next: () => void): void => {
    dialog.current?.close();
    next();
  };
  const isDeletion = method === 'DELETE';
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="try-it-confirm"
      aria-describedby="try-it-confirm-why"
      onCancel={(event) => {
        event.preventDefault();
        leave(onCancel);
      }}>
      <p id="try-it-confirm" className={styles.question}>
        {isDeletion
          ? translate({id: 'site.tryIt.confirm.delete', message: '{target}?'}, {target})
          : translate({id: 'site.tryIt.confirm', message: 'Send this request?'})}
      </p>
      <p id="try-it-confirm-why">
        {isLinked
          ? translate({
              id: 'site.tryIt.confirm.linked',
              message: 'A link filled in this form, and the request changes real data. Check what it sends.',
            })
          : translate({id: 'site.tryIt.confirm.real', message: 'The request changes real data.'})}{' '}
        {account}
      </p>
      <p className={styles.url}>
        <code>
          {method} {url}
        </code>
      </p>
      {body !== '' && (
        <pre
          className={styles.body}
          aria-label={translate({id: 'site.tryIt.confirm.body', message: 'Request body'})}
          // A part that scrolls must be reachable by keyboard.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}>
          {body}
        </pre>
      )}
      <div className={controls.bar}>
        <button type="button" className={controls.quiet} onClick={() => leave(onCancel)}>
          <Translate id="site.tryIt.confirm.no">Do not send</Translate>
        </button>
        <button
          type="button"
          className={isDeletion ? controls.danger : controls.primary}
          onClick={() => leave(onConfirm)}>
          {isDeletion ? (
            target
          ) : (
            <Translate id="site.tryIt.confirm.yes" values={{method}}>
              {'Send {method} request'}
            </Translate>
          )}
        </button>
      </div>
    </dialog>
  );
}
