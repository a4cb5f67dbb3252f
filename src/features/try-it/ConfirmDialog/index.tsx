import {type ReactNode, type SyntheticEvent, useEffect, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {requestUrl} from '@site/src/features/samples/core/request';
import controls from '../controls.module.css';
import type {TryIt} from '../hooks/useForm';
import {Target} from '../Credential';
import {removedNames} from '../notices';
import styles from './styles.module.css';

/** The dialog's value when the visitor confirms. */
const SEND = 'send';

interface Props {
  readonly tryIt: Pick<TryIt, 'credential' | 'dispatch' | 'loaded' | 'request' | 'shown' | 'state'>;
  readonly focusSend: () => void;
}

/** Asks before a request that deletes, changes many records, or has content that the visitor didn't enter for the account. */
export function ConfirmDialog({tryIt, focusSend}: Props): ReactNode {
  const {dispatch, shown} = tryIt;
  const request = tryIt.request();
  const {method} = request;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const leave = ({currentTarget}: SyntheticEvent<HTMLDialogElement>): void => {
    // Unless the browser restored the focus after the dialog.
    if (document.activeElement === null || document.activeElement === document.body) focusSend();
    dispatch({type: currentTarget.returnValue === SEND ? 'confirmed' : 'declined'});
  };
  return (
    <dialog
      ref={dialog}
      className="site-dialog screen-only"
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
      {shown.body.kind === 'value' && (
        <pre className={styles.body} aria-label={translate({message: 'Request body'})} tabIndex={0}>
          {shown.bodyText}
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

function Reason({tryIt: {credential, loaded, state}}: Pick<Props, 'tryIt'>): ReactNode {
  const {draft, undo} = state;
  const reasons = [
    draft.isLinked &&
      translate({message: 'This request was filled in by a link, an earlier call, or a pasted request.'}),
    draft.isMoved && translate({message: 'This request was for the sandbox before, and now goes to your account.'}),
    undo?.kind === 'idsRemoved' &&
      translate({message: 'These IDs of the sandbox were removed: {names}.'}, {names: removedNames(undo)}),
  ].filter((reason) => typeof reason === 'string');
  return (
    <p id="try-it-confirm-why">
      {reasons.length > 0 && [...reasons, translate({message: 'Check the request first.'}), ''].join(' ')}
      <Target method={loaded.operation.method} credential={credential} />
    </p>
  );
}
