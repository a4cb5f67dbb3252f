import {type ReactNode, type SyntheticEvent, useEffect, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {requestUrl} from '@site/src/features/samples/core/request';
import controls from '../controls.module.css';
import type {TryIt} from '../hooks/useTryIt';
import {Target} from '../Credential';
import styles from './styles.module.css';

/** The dialog's value when the visitor confirms. */
const SEND = 'send';

/** Asks before a request that deletes, changes many records, or was filled in by a link. */
export function ConfirmDialog({tryIt, focusSend}: {readonly tryIt: TryIt; readonly focusSend: () => void}): ReactNode {
  const {call, form} = tryIt;
  const request = tryIt.request();
  const {method} = request;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const leave = ({currentTarget}: SyntheticEvent<HTMLDialogElement>): void => {
    // Unless the browser restored the focus after the dialog.
    if (document.activeElement === null || document.activeElement === document.body) focusSend();
    if (currentTarget.returnValue === SEND) tryIt.sendNow();
    else call.set({phase: 'editing'});
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="try-it-confirm"
      aria-describedby="try-it-confirm-why"
      onClose={leave}>
      <p id="try-it-confirm" className={styles.question}>
        {translate({message: 'Send the request “{name}”?'}, {name: tryIt.loaded.operation.summary})}
      </p>
      <Reason tryIt={tryIt} />
      <p>
        <code>
          {method} {requestUrl(request)}
        </code>
      </p>
      {form.body.kind === 'value' && (
        <pre className={styles.body} aria-label={translate({message: 'Request body'})} tabIndex={0}>
          {form.bodyText}
        </pre>
      )}
      <div className="site-bar">
        <button type="button" className="site-button" onClick={() => dialog.current?.close()}>
          <Translate>Cancel</Translate>
        </button>
        <button
          type="button"
          className={method === 'DELETE' ? controls.danger : 'site-button site-button-primary'}
          onClick={() => dialog.current?.close(SEND)}>
          {translate({message: 'Send {method} request'}, {method})}
        </button>
      </div>
    </dialog>
  );
}

function Reason({tryIt: {credential, form, loaded}}: {readonly tryIt: TryIt}): ReactNode {
  return (
    <p id="try-it-confirm-why">
      {form.draft.isLinked && translate({message: 'This form was filled in by a link, so check the request first.'})}{' '}
      <Target method={loaded.operation.method} credential={credential} />
    </p>
  );
}
