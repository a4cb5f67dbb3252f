import {type ReactNode, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore} from 'react';
import Translate from '@docusaurus/Translate';
import type {LoggedCall} from '@site/src/features/call-log/core/callLog';
import {sampleRequest} from '@site/src/features/samples/core/sampleRequest';
import {useSiteSettings} from '@site/src/features/settings';
import {onVisitEnd} from '@site/src/features/visit';
import {type LinkedDraft, draftOf} from '../core/draft';
import {ConfirmDialog} from '../ConfirmDialog';
import type {LoadedOperation} from '../core/operation';
import {isRequestOf, loggedCall} from '../core/outcome';
import {serverOf, shownForm} from '../core/shownForm';
import {targetsOf} from '../core/target';
import {Form} from '../hooks/Form';
import {useCredential} from '../hooks/useCredential';
import {noticeText} from '../notices';

/** A call as the draft of a link, so that the form asks before it changes data of the account. */
const draftOfCall = ({fragment, request, isSandbox = false}: LoggedCall): LinkedDraft => ({
  values: {},
  ...draftOf(fragment),
  body: request?.text ?? '',
  isLinked: true,
  target: isSandbox ? 'sandbox' : 'account',
});

/** Opens a form for one call, and submits it. */
function useRepeat(call: LoggedCall, loaded: LoadedOperation) {
  const {apiUrl} = useSiteSettings();
  const credential = useCredential();
  const context = useMemo(() => ({loaded, apiUrl, targets: targetsOf(loaded, apiUrl)}), [loaded, apiUrl]);
  const [draft] = useState(() => draftOfCall(call));
  const [form] = useState(() => new Form(context, credential, draft));
  const state = useSyncExternalStore(form.subscribe, form.state, form.state);
  useLayoutEffect(() => form.show(credential), [form, credential]);
  const shown = useMemo(() => shownForm(loaded, state), [loaded, state]);
  const request = () => sampleRequest(loaded.operation, serverOf(context, state.target), shown.input);
  // Never to another target than before, and nothing but what the row shows.
  const [isExact] = useState(() => state.target === draft.target && isRequestOf(call, request()));
  useEffect(() => {
    const stopHearing = onVisitEnd(form.endVisit);
    if (isExact && form.state().target === draft.target) form.submit(true);
    return () => {
      stopHearing();
      form.stop();
    };
  }, [form, draft, isExact]);
  return {credential, dispatch: form.dispatch, loaded, request, shown, state, isExact};
}

interface Props {
  readonly call: LoggedCall;
  readonly loaded: LoadedOperation;
  /** Puts the focus back after a question. */
  readonly focusSend: () => void;
  /** Shows the new call. */
  readonly children: (again: LoggedCall) => ReactNode;
}

/** Sends a call again, as the form of its operation does: to the same target, and after the same question. */
export function Repeat({call, loaded, focusSend, children}: Props): ReactNode {
  const tryIt = useRepeat(call, loaded);
  const {isConfirming, notice, rejection, result, sending} = tryIt.state;
  return (
    <>
      {isConfirming && <ConfirmDialog tryIt={tryIt} focusSend={focusSend} />}
      <p role="status">
        {sending && <Translate>Sending…</Translate>}
        {noticeText(notice)}
        {(rejection ?? !tryIt.isExact) && (
          <Translate>
            This call can only be repeated in Try it, because a part of it is missing or differs from its row.
          </Translate>
        )}
      </p>
      {result && children(loggedCall(loaded, result.sent, result.outcome))}
    </>
  );
}
