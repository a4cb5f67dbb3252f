import {type ReactNode, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {isPublic} from '@site/openapi/model/security';
import {CopyButton} from '@site/src/features/copy';
import controls from '../controls.module.css';
import {fragmentOf, hasSecrets} from '../core/draft';
import type {TryIt} from '../hooks/useForm';
import {Target} from '../Credential';
import {LaterParts} from '../laterParts';
import styles from './styles.module.css';

/** The part that stays visible: buttons to send or cancel, the target of a write, and what can be done with the view above. */
export function Actions({tryIt, onEdit}: {readonly tryIt: TryIt; readonly onEdit: () => void}): ReactNode {
  const {credential, dispatch, loaded, state} = tryIt;
  const {method, operationId} = loaded.operation;
  const send = useRef<HTMLButtonElement>(null);
  const focusSend = (): void => send.current?.focus();
  const isSending = state.sending !== undefined;
  const isResponse = state.view === 'response';
  const outcome = isResponse ? state.result?.outcome : undefined;
  const response = outcome?.kind === 'response' ? outcome : undefined;
  return (
    <div className={styles.actions}>
      {state.view === 'request' && <Rejection tryIt={tryIt} onSend={focusSend} />}
      <div className="site-bar">
        {/* It remains during a request, so that it keeps the focus. */}
        <button
          ref={send}
          type="submit"
          className={method === 'delete' ? controls.danger : 'site-button site-button-primary'}
          aria-disabled={isSending}
          aria-keyshortcuts="Control+Enter Meta+Enter">
          {isSending && <span className="site-spinner" aria-hidden="true" />}
          {sendLabel(isSending, outcome !== undefined)}
        </button>
        {isSending && (
          <button
            type="button"
            className="site-button"
            onClick={() => {
              dispatch({type: 'canceled'});
              focusSend();
            }}>
            <Translate>Cancel</Translate>
          </button>
        )}
        {isResponse && !isSending && (
          <button type="button" className="site-button" onClick={onEdit}>
            <Translate>Edit request</Translate>
          </button>
        )}
        {!response && state.target === 'account' && !isPublic(loaded.operation) && (
          <Target method={method} credential={credential} />
        )}
        <span className={styles.others}>
          {response && (
            <LaterParts>
              {({ResponseActions}) => (
                <ResponseActions {...response} name={operationId} url={state.result?.sent.request.url ?? ''} />
              )}
            </LaterParts>
          )}
          {state.view === 'request' && <FormActions tryIt={tryIt} />}
        </span>
      </div>
    </div>
  );
}

function sendLabel(isRunning: boolean, isAgain: boolean): string {
  if (isRunning) return translate({message: 'Sending…'});
  return isAgain ? translate({message: 'Send again'}) : translate({message: 'Send'});
}

/** Says that nothing was sent, and sends it anyway if only the description is against it. */
function Rejection({tryIt, onSend}: {readonly tryIt: TryIt; readonly onSend: () => void}): ReactNode {
  const {problems, state} = tryIt;
  if (problems.values.size === 0 && problems.body.length === 0) return null;
  /** The focused button is removed when the request is sent. */
  const anyway = (): void => {
    onSend();
    tryIt.submit(true);
  };
  return (
    <div className="site-bar">
      <p role="alert" className={controls.problem}>
        <Translate>Not sent. Fix the fields marked above.</Translate>
      </p>
      {!problems.areBlocking && !state.sending && (
        <button type="button" className="site-button" onClick={anyway}>
          <Translate>Send anyway</Translate>
        </button>
      )}
    </div>
  );
}

/** What the button calls the change that it takes back. Others have a button of their own. */
const undoLabels: Readonly<Record<string, (() => string) | undefined>> = {
  reset: () => translate({message: 'Undo reset'}),
  syncInserted: () => translate({message: 'Undo insert'}),
  linked: () => translate({message: 'Undo link'}),
  pasted: () => translate({message: 'Undo paste'}),
};

function FormActions({tryIt: {dispatch, shown, state}}: {readonly tryIt: TryIt}): ReactNode {
  const {draft, target, undo} = state;
  const link = {...draft, values: shown.values};
  const fragment = fragmentOf(link, target === 'sandbox' ? target : undefined);
  const reset = useRef<HTMLButtonElement>(null);
  const isReset = undo?.kind === 'reset';
  const undoLabel = undoLabels[undo?.kind ?? ''];
  return (
    <>
      {/* A URL that fills in the form. Opening it sends nothing. */}
      <CopyButton
        key={fragment}
        className={controls.small}
        label={hasSecrets(link) ? translate({message: 'Copy link without secrets'}) : translate({message: 'Copy link'})}
        text={() => window.location.origin + window.location.pathname + fragment}
      />
      <button ref={reset} type="button" className={controls.small} onClick={() => dispatch({type: 'reset'})}>
        <Translate>Reset all</Translate>
      </button>
      {undoLabel && (
        <button
          type="button"
          className={controls.small}
          onClick={() => {
            dispatch({type: 'undone'});
            // The button goes, and the focus would go with it.
            reset.current?.focus();
          }}>
          {undoLabel()}
        </button>
      )}
      <span role="status" className="visually-hidden">
        {isReset && shown.isPristine && translate({message: 'The form has its initial values.'})}
      </span>
    </>
  );
}
