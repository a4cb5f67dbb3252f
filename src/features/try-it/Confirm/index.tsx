import {type MouseEvent as ReactMouseEvent, type ReactNode, useEffect, useRef} from 'react';
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

/** The longest time between the clicks of a double-click. Milliseconds. */
const DOUBLE_CLICK = 500;
/** How far the pointer moves between them. Pixels. */
const JITTER = 5;

/** Drops the second click of a double-click, which would press what is behind the closed dialog. */
function dropSecondClick(first: ReactMouseEvent): void {
  const {clientX, clientY} = first;
  const drop = (event: MouseEvent): void => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > JITTER) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', drop, {capture: true, once: true, signal: AbortSignal.timeout(DOUBLE_CLICK)});
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
              message: 'This form was filled in by a link. The request changes real data, so check it first.',
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
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
          onClick={(event) => {
            dropSecondClick(event);
            leave(onConfirm);
          }}>
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
