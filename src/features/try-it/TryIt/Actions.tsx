import {type ReactNode, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import controls from '../controls.module.css';
import {fragmentOf} from '../core/link';
import type {TryIt} from '../hooks/useTryIt';

/** Send, or give up; and what can be done with the inputs as a whole. */
export function Actions({tryIt}: {readonly tryIt: TryIt}): ReactNode {
  const {call, faults, form} = tryIt;
  const send = useRef<HTMLButtonElement>(null);
  const cancel = (): void => {
    call.cancel();
    send.current?.focus();
  };
  const isRefused = faults.values.size > 0 || faults.body.length > 0;
  return (
    <div className={controls.bar}>
      {/* It stays while a call runs, so that the keyboard keeps its place. */}
      <button
        ref={send}
        type="submit"
        className={controls.primary}
        aria-disabled={call.isRunning}
        aria-keyshortcuts="Control+Enter Meta+Enter">
        <Translate id="site.tryIt.send">Send</Translate>
      </button>
      {call.isRunning && (
        <button type="button" className={controls.quiet} onClick={cancel}>
          <Translate id="site.tryIt.cancel">Cancel</Translate>
        </button>
      )}
      {isRefused && !call.isRunning && (
        <button type="button" className={controls.quiet} onClick={() => tryIt.submit(true)}>
          <Translate id="site.tryIt.anyway">Send anyway</Translate>
        </button>
      )}
      <CopyLink fragment={fragmentOf(form.draft)} />
      <button type="button" className={controls.quiet} onClick={tryIt.reset}>
        <Translate id="site.tryIt.reset">Reset all</Translate>
      </button>
      {isRefused && (
        <p role="alert" className={controls.problem}>
          <Translate id="site.tryIt.refused">Not sent: some values do not fit the description.</Translate>
        </p>
      )}
    </div>
  );
}

/** The address that fills the form again elsewhere; opening it sends nothing. */
function CopyLink({fragment}: {readonly fragment: string}): ReactNode {
  const [copied, setCopied] = useState<string>();
  const copy = (): void => {
    const {origin, pathname} = window.location;
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(origin + pathname + fragment))
      .then(
        () => setCopied(fragment),
        () => setCopied(undefined),
      );
  };
  return (
    <button type="button" className={controls.quiet} onClick={copy}>
      <span aria-live="polite">
        {copied === fragment
          ? translate({id: 'site.tryIt.linkCopied', message: 'Link copied'})
          : translate({id: 'site.tryIt.copyLink', message: 'Copy link to this request'})}
      </span>
    </button>
  );
}
