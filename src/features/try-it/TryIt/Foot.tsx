import {type ReactNode, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/features/copy';
import controls from '../controls.module.css';
import {fragmentOf} from '../core/link';
import type {TryIt} from '../hooks/useTryIt';
import {LastResponse} from '../LastResponse';
import {Target} from '../Target';
import styles from './styles.module.css';

/** The part that stays visible: buttons to send or cancel, the target of the request, and the remaining rate limit. */
export function Foot({tryIt}: {readonly tryIt: TryIt}): ReactNode {
  const {call, faults, form, method, credential, canSendAnyway} = tryIt;
  const send = useRef<HTMLButtonElement>(null);
  const cancel = (): void => {
    call.cancel();
    send.current?.focus();
  };
  /** The focused button is removed when the request is sent. */
  const anyway = (): void => {
    send.current?.focus();
    tryIt.submit(true);
  };
  const isRefused = faults.values.size > 0 || faults.body.length > 0;
  const isDeletion = method === 'delete';
  return (
    <div className={styles.foot}>
      {isRefused && (
        <p role="alert" className={controls.problem}>
          {canSendAnyway ? (
            <Translate id="site.tryIt.refused">Not sent. Fix the fields marked above, or send anyway.</Translate>
          ) : (
            <Translate id="site.tryIt.blocked">Not sent. Fix the fields marked above.</Translate>
          )}
        </p>
      )}
      <div className={controls.bar}>
        {/* It remains during a request, so that it keeps the focus. */}
        <button
          ref={send}
          type="submit"
          className={isDeletion ? controls.danger : controls.primary}
          aria-disabled={call.isRunning}
          aria-keyshortcuts="Control+Enter Meta+Enter">
          {call.isRunning && <span className={styles.spinner} aria-hidden="true" />}
          {call.isRunning
            ? translate({id: 'site.tryIt.running', message: 'Sending…'})
            : translate({id: 'site.tryIt.send', message: 'Send'})}
        </button>
        {call.isRunning && (
          <button type="button" className={controls.quiet} onClick={cancel}>
            <Translate id="site.tryIt.cancel">Cancel</Translate>
          </button>
        )}
        {isRefused && canSendAnyway && !call.isRunning && (
          <button type="button" className={controls.quiet} onClick={anyway}>
            <Translate id="site.tryIt.anyway">Send anyway</Translate>
          </button>
        )}
        <Target method={method} credential={credential} />
      </div>
      <div className={styles.after}>
        {call.outcome?.kind === 'response' && !call.isRunning && <LastResponse headers={call.outcome.headers} />}
        <span className={styles.others}>
          <CopyLink fragment={fragmentOf(form.draft)} />
          <button type="button" className={controls.small} onClick={tryIt.reset}>
            <Translate id="site.tryIt.reset">Reset all</Translate>
          </button>
        </span>
      </div>
    </div>
  );
}

/** A URL that fills in the form. Opening it sends nothing. */
function CopyLink({fragment}: {readonly fragment: string}): ReactNode {
  return (
    <CopyButton
      className={controls.small}
      label={translate({id: 'site.tryIt.copyLink', message: 'Copy link'})}
      copiedLabel={translate({id: 'site.tryIt.linkCopied', message: 'Link copied'})}
      text={() => window.location.origin + window.location.pathname + fragment}
      subject={fragment}
    />
  );
}
