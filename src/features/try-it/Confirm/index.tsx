import {type MouseEvent as ReactMouseEvent, type ReactNode, type SyntheticEvent} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Dialog} from '@site/src/components/Dialog';
import {useAuth} from '@site/src/features/auth';
import controls from '../controls.module.css';
import {confirmationFor} from '../core/confirmation';
import type {TryIt} from '../hooks/useTryIt';
import {accountText} from '../messages';
import styles from './styles.module.css';

/** The dialog's value when the visitor confirms. */
const SEND = 'send';

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

const closeDialog = ({currentTarget}: ReactMouseEvent, value?: string): void =>
  currentTarget.closest('dialog')?.close(value);

interface Props {
  readonly tryIt: TryIt;
  readonly focusSend: () => void;
}

/** Asks before a request that deletes, changes many records, or was filled in by a link. */
export function Confirm({tryIt, focusSend}: Props): ReactNode {
  const {call, form, loaded} = tryIt;
  const {method, url, target} = confirmationFor(loaded.operation, tryIt.request());
  const isDeletion = method === 'DELETE';
  const leave = ({currentTarget}: SyntheticEvent<HTMLDialogElement>): void => {
    // Unless the browser restored the focus after the dialog.
    if (document.activeElement === null || document.activeElement === document.body) focusSend();
    if (currentTarget.returnValue === SEND) tryIt.sendNow();
    else call.dispatch({type: 'declined'});
  };
  return (
    <Dialog aria-labelledby="try-it-confirm" aria-describedby="try-it-confirm-why" onClose={leave}>
      <p id="try-it-confirm" className={styles.question}>
        {isDeletion
          ? translate({id: 'site.tryIt.confirm.delete', message: '{target}?'}, {target})
          : translate({id: 'site.tryIt.confirm', message: 'Send this request?'})}
      </p>
      <Reason tryIt={tryIt} />
      <p className={styles.url}>
        <code>
          {method} {url}
        </code>
      </p>
      {form.body.kind === 'value' && <Body text={form.bodyText} />}
      <div className={controls.bar}>
        <button type="button" className="site-button" onClick={(event) => closeDialog(event)}>
          <Translate id="site.tryIt.confirm.no">Do not send</Translate>
        </button>
        <button
          type="button"
          className={isDeletion ? controls.danger : 'site-button site-button-primary'}
          onClick={(event) => {
            dropSecondClick(event);
            closeDialog(event, SEND);
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
    </Dialog>
  );
}

/** Why the dialog asks, and the account of the request. */
function Reason({tryIt: {credential, form}}: Pick<Props, 'tryIt'>): ReactNode {
  const {display = ''} = useAuth();
  return (
    <p id="try-it-confirm-why" className={styles.why}>
      {form.draft.isLinked
        ? translate({
            id: 'site.tryIt.confirm.linked',
            message: 'This form was filled in by a link. The request changes real data, so check it first.',
          })
        : translate({id: 'site.tryIt.confirm.real', message: 'The request changes real data.'})}{' '}
      {accountText(credential, display)}
    </p>
  );
}

function Body({text}: {readonly text: string}): ReactNode {
  return (
    <pre
      className={styles.body}
      aria-label={translate({id: 'site.tryIt.confirm.body', message: 'Request body'})}
      // A part that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}>
      {text}
    </pre>
  );
}
