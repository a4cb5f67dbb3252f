import {useEffect, useLayoutEffect, useMemo} from 'react';
import {useSiteSettings} from '@site/src/features/settings';
import type {SampleRequest} from '@site/src/features/samples/core/request';
import {sampleRequest} from '@site/src/features/samples/core/sampleRequest';
import {addCall} from '@site/src/features/call-log';
import {publish} from '@site/src/features/events';
import {SANDBOX_KEY} from '@site/src/features/sandbox';
import {onVisitEnd} from '@site/src/features/visit';
import {fieldErrors, mustConfirm, rejected, replaced} from '../core/callState';
import {type FormProblems, NO_PROBLEMS, checkForm} from '../core/checkForm';
import type {LoadedOperation} from '../core/operation';
import {type KnownId, idsFor, idsIn, withIds} from '../core/knownIds';
import type {Field} from '../core/fields';
import {httpRequest} from '../core/httpRequest';
import {type Outcome, isAccepted, loggedCall} from '../core/outcome';
import type {Target} from '../core/draft';
import {type Call, overNetwork, toSandbox, useCall} from './useCall';
import {type Credential, useCredential} from './useCredential';
import {useDraft, useForm} from './useDraft';
import {useTarget} from './useTarget';
import {useVisitNotice} from './useVisitNotice';

/** In the memory of this page, for all forms that the visitor opens. Only of one target. */
let known: readonly KnownId[] = [];
/** Those of records that the visitor created. */
let created: readonly KnownId[] = [];
let source: Target | undefined;

function forgetIds(): void {
  known = [];
  created = [];
}

/** The IDs that the responses of a target had. Those of another one are removed. */
function idsOf(target: Target) {
  if (source !== target) forgetIds();
  source = target;
  return {known, created};
}

// Pages are also rendered without a window, and there no visit ends.
if (typeof window !== 'undefined') onVisitEnd(forgetIds);

interface Parts {
  readonly apiUrl: string;
  readonly call: Call;
  readonly credential: Credential;
  readonly form: ReturnType<typeof useForm>;
  readonly route: ReturnType<typeof useTarget>;
  readonly visitNotice: ReturnType<typeof useVisitNotice>;
  readonly check: () => FormProblems;
}

/** Publishes the operation and the outcome of a call, without data of request and response. */
function publishOutcome({operation, version}: LoadedOperation, outcome: Outcome): void {
  const call = {operation: operation.operationId, version, milliseconds: outcome.took};
  if (outcome.kind === 'failure') publish('try_it_failed', {...call, reason: outcome.reason});
  else publish('try_it_sent', {...call, status: `${String(Math.floor(outcome.status / 100))}xx`});
}

function useSend(loaded: LoadedOperation, parts: Parts) {
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
      const found = status < 300 ? idsIn(loaded.operation, text) : [];
      known = withIds(idsOf(target).known, found);
      if (loaded.operation.method === 'post') created = withIds(created, found);
      // What happens in the sandbox stays in this page.
      if (isSandbox) return;
      if (token !== undefined && !credential.isLoggedIn && isAccepted(outcome)) credential.accept(token);
      publishOutcome(loaded, outcome);
    });
  };
  const sendNow = (): void => {
    if (call.isRunning()) return;
    // The request needs no confirmation, or has it. Without a valid credential, it is still not sent.
    call.set({phase: 'editing', showsProblems: false});
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
    if (call.isRunning()) return;
    const {values, body: ofBody, areBlocking} = check();
    const isWrong = values.size > 0 || ofBody.length > 0;
    if (areBlocking || (isWrong && !anyway)) call.change(rejected);
    else if (!isSandbox && mustConfirm(loaded.operation, draft)) call.set({phase: 'confirming'});
    else sendNow();
  };
  return {request, submit, sendNow};
}

export function useTryIt(loaded: LoadedOperation, isShown: boolean) {
  const {operation, server} = loaded;
  const {apiUrl} = useSiteSettings();
  const call = useCall();
  const credential = useCredential();
  const hasKey = credential.typed !== '';
  const state = useDraft(`draft.${loaded.version}/${operation.operationId}`, loaded, hasKey);
  const route = useTarget(loaded, {...{apiUrl, state, isShown}, hasCredential: hasKey || credential.isLoggedIn});
  const {target} = route;
  const form = useForm(loaded, state, target, idsOf(target).created);
  const {arrivals, body, draft, input, isPristine} = form;
  const {change, drop, result} = call;
  // Before the browser paints, so that nothing of one target is ever next to the other.
  useLayoutEffect(drop, [drop, target]);
  useEffect(() => change(replaced), [change, arrivals]);
  const errors = useMemo(() => fieldErrors(result), [result]);
  const visitNotice = useVisitNotice(hasKey);
  const check = (): FormProblems => {
    const found = checkForm(loaded, draft.values, body);
    return {...found, areBlocking: found.areBlocking || (target === 'account' && credential.isMalformed)};
  };
  /** The samples of the build remain while the form is hidden and unchanged. */
  const isExample = isPristine && !isShown;
  const sample = useMemo<SampleRequest | undefined>(
    () => (isExample || body.kind === 'error' ? undefined : sampleRequest(operation, server, input)),
    [isExample, body.kind, operation, server, input],
  );
  return {
    ...{apiUrl, loaded, form, call, credential, errors, sample, route},
    offeredIds: (field: Field) => idsFor(field, operation, idsOf(target).known),
    problems: call.showsProblems ? check() : NO_PROBLEMS,
    notice: visitNotice.notice,
    ...useSend(loaded, {apiUrl, call, credential, form, route, visitNotice, check}),
    /** Removes what the records of the sandbox led to, which no longer exist. */
    forget: (): void => {
      drop();
      forgetIds();
    },
    reset: (): void => {
      form.reset();
      change(replaced);
    },
    replaceBody: (text: string): void => {
      form.setBody(text);
      change(replaced);
    },
  };
}

export type TryIt = ReturnType<typeof useTryIt>;
