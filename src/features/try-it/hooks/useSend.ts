import {addCall} from '@site/src/features/call-log';
import {publish} from '@site/src/features/events';
import {SANDBOX_KEY} from '@site/src/features/sandbox';
import type {SampleRequest} from '@site/src/features/samples/core/request';
import {sampleRequest} from '@site/src/features/samples/core/sampleRequest';
import {approved, mustConfirm, questioned, rejected} from '../core/callState';
import type {FormProblems} from '../core/checkForm';
import {httpRequest} from '../core/httpRequest';
import {type Outcome, isAccepted, loggedCall} from '../core/outcome';
import {idsIn} from '../core/knownIds';
import type {LoadedOperation} from '../core/operation';
import {rememberIds} from '../knownIdStore';
import {type Call, overNetwork, toSandbox} from './useCall';
import type {Credential} from './useCredential';
import type {Form} from './useDraft';
import type {TargetState} from './useTarget';
import type {NoticeState} from './useVisitNotice';

interface Parts {
  readonly apiUrl: string;
  readonly call: Call;
  readonly credential: Credential;
  readonly form: Form;
  readonly route: TargetState;
  readonly visitNotice: NoticeState;
  readonly check: () => FormProblems;
}

/** Publishes the operation and the outcome of a call, without data of request and response. */
function publishOutcome({operation, version}: LoadedOperation, outcome: Outcome): void {
  const call = {operation: operation.operationId, version, milliseconds: outcome.took};
  if (outcome.kind === 'failure') publish('try_it_failed', {...call, reason: outcome.reason});
  else publish('try_it_sent', {...call, status: `${String(Math.floor(outcome.status / 100))}xx`});
}

export function useSend(loaded: LoadedOperation, parts: Parts) {
  const {call, credential, form, route, visitNotice, check} = parts;
  const {draft, input, body, bodyText} = form;
  const {target, access} = route;
  const isSandbox = target === 'sandbox';
  const apiUrl = isSandbox ? loaded.server : parts.apiUrl;
  /** The request of the form, without credential. */
  const request = (): SampleRequest => sampleRequest(loaded.operation, apiUrl, input);
  const sendWith = (token: string | undefined): void => {
    const wire = httpRequest(request(), {apiUrl, token, body: body.kind === 'value' ? bodyText : undefined});
    const transport = isSandbox ? toSandbox(loaded, access.scopes) : overNetwork;
    route.stay();
    call.start(wire, transport, (outcome) => {
      const {status = 0, body: {text} = {text: ''}} = outcome.kind === 'response' ? outcome : {};
      addCall(loggedCall(loaded, {wire, draft, outcome, target}), text);
      if (status < 300) rememberIds(target, idsIn(loaded.operation, text));
      // What happens in the sandbox stays in this page.
      if (isSandbox) return;
      if (token !== undefined && !credential.isLoggedIn && isAccepted(outcome)) credential.accept(token);
      publishOutcome(loaded, outcome);
    });
  };
  const sendNow = (): void => {
    call.change(approved);
    // First, because the credential can end the visit of another one, which makes a notice.
    visitNotice.clear();
    const taken = isSandbox ? {token: access.hasKey ? SANDBOX_KEY : undefined} : credential.take();
    if (taken === 'changed') {
      visitNotice.refuse();
      return;
    }
    sendWith(taken.token);
  };
  /** Sends if there is no problem. `anyway` ignores problems that only the description has. */
  const submit = (anyway = false): void => {
    if (call.phase === 'sending') return;
    const {values, body: ofBody, areBlocking} = check();
    const isWrong = values.size > 0 || ofBody.length > 0;
    if (areBlocking || (isWrong && !anyway)) call.change(rejected);
    else if (!isSandbox && mustConfirm(loaded.operation, draft)) call.change(questioned);
    else sendNow();
  };
  return {request, submit, sendNow};
}
