import {useEffect, useMemo, useState} from 'react';
import {callRecorder, storedCalls} from '@site/src/features/call-log';
import {onVisitEnd} from '@site/src/features/visit';
import {useSiteSettings} from '@site/src/features/settings';
import type {SampleRequest} from '@site/src/features/samples/core/request';
import {sampleRequest} from '@site/src/features/samples/core/sampleRequest';
import {type BodyProblem, checkBody} from '../core/checkBody';
import {type Problem, checkValues} from '../core/checkValues';
import {isInitial} from '../core/draft';
import {fieldsOf} from '../core/fields';
import {readJson} from '../core/json';
import {loggedCall, loggedExchange} from '../core/loggedCall';
import {type LoadedOperation, initialValues, mustConfirm} from '../core/operation';
import {requestInput} from '../core/values';
import {httpRequest} from '../core/httpRequest';
import {isAccepted} from '../core/outcome';
import {publishOutcome} from '../publishOutcome';
import {useCall} from './useCall';
import {useComplaints} from './useComplaints';
import {useCredential} from './useCredential';
import {useDraft} from './useDraft';
import {useVisitNotice} from './useVisitNotice';

export interface FormProblems {
  readonly values: ReadonlyMap<string, Problem>;
  readonly body: readonly BodyProblem[];
}

const NONE: FormProblems = {values: new Map(), body: []};
const NO_BODY: BodyProblem = {path: '', keyword: 'required', detail: ''};
/** Problems that prevent a request. Others can be sent anyway. */
const NEEDED: readonly string[] = ['required', 'dots', 'pair', 'duplicate'];

/** The state of the form, from inputs to outcome. */
export function useTryIt(loaded: LoadedOperation, isShown: boolean) {
  const {operation, version, server, bodySchema, bodyMinimum} = loaded;
  const {apiUrl} = useSiteSettings();
  const call = useCall();
  const credential = useCredential();
  const fields = useMemo(() => fieldsOf(operation), [operation]);
  const shape = useMemo(
    () => ({fields, hasBody: bodySchema !== undefined, initial: initialValues(operation)}),
    [fields, bodySchema, operation],
  );
  const form = useDraft(`draft.${version}/${operation.operationId}`, shape, credential.typed !== '');
  const {draft} = form;
  const bodyText = bodySchema ? (draft.body ?? bodyMinimum) : '';
  const read = useMemo(() => readJson(bodyText), [bodyText]);
  const body = read.kind === 'value' ? read.value : undefined;
  const given = useMemo(() => requestInput(fields, draft.values, body), [fields, draft.values, body]);
  const {complaints, record, forget} = useComplaints(loaded, {fields, input: given, outcome: call.outcome});
  useEffect(forget, [forget, form.arrivals]);
  const isPristine = isInitial({...draft, lacksBody: false}, shape);
  /** The samples of the build remain while the form is hidden and unchanged. */
  const isExample = isPristine && !isShown;
  const sample = useMemo<SampleRequest | undefined>(
    () => (isExample || read.kind === 'error' ? undefined : sampleRequest(operation, server, given)),
    [isExample, read.kind, operation, server, given],
  );

  const visitNotice = useVisitNotice(
    {response: call.isRunning || call.outcome !== undefined, values: !isPristine, calls: storedCalls() !== null},
    credential.typed !== '',
  );
  /** Problems are shown after the first rejected attempt. */
  const [isTelling, setTelling] = useState(false);
  /** Increases with each rejected attempt, so that the first invalid input takes the focus. */
  const [refusals, setRefusals] = useState(0);
  /** The arrival number of the open confirmation, which closes when a link fills in the form again. */
  const [asked, setAsked] = useState<number>();
  const isAsking = asked === form.arrivals;
  const setAsking = (isOpen: boolean): void => setAsked(isOpen ? form.arrivals : undefined);
  const [hadToken, setHadToken] = useState(false);

  useEffect(
    () =>
      onVisitEnd(() => {
        setAsked(undefined);
        setTelling(false);
      }),
    [],
  );

  const needsBody = operation.requestBody?.required === true;
  // Most writes need a body even if the description doesn't require one.
  const lacksBody = read.kind === 'empty' && (needsBody || bodyMinimum !== '');
  const check = (): FormProblems => ({
    values: checkValues(fields, draft.values),
    body: lacksBody
      ? [NO_BODY]
      : body !== undefined && bodySchema
        ? checkBody(bodySchema, body, loaded.bodyAlternatives)
        : [],
  });
  /** Whether it can't be sent anyway. */
  const isBlocked = ({values}: FormProblems): boolean =>
    (lacksBody && needsBody) ||
    read.kind === 'error' ||
    credential.isMalformed ||
    [...values.values()].some(({keyword}) => NEEDED.includes(keyword));
  const faults = isTelling ? check() : NONE;
  const request = (): SampleRequest => sampleRequest(operation, apiUrl, given);

  const sendNow = (): void => {
    setAsking(false);
    setTelling(false);
    // First, because the credential can end the visit of another one, which makes a notice.
    visitNotice.clear();
    const taken = credential.take();
    if (taken === 'changed') {
      visitNotice.refuse();
      return;
    }
    const {token} = taken;
    setHadToken(token !== undefined);
    try {
      const wire = httpRequest(request(), {apiUrl, token, body: body === undefined ? undefined : bodyText});
      const log = callRecorder();
      call.start(wire, (outcome) => {
        record({outcome, input: given});
        if (token !== undefined && !credential.isLoggedIn && isAccepted(outcome)) credential.accept(token);
        log(loggedCall(loaded, {wire, draft, outcome}), loggedExchange({wire, outcome}));
        publishOutcome(loaded, outcome);
      });
    } catch {
      call.refuse();
    }
  };
  /** Sends if there is no problem. `anyway` ignores problems that only the description has. */
  const submit = (anyway = false): void => {
    if (call.isRunning) return;
    const found = check();
    const isWrong = found.values.size > 0 || found.body.length > 0;
    if (isBlocked(found) || (isWrong && !anyway)) {
      setTelling(true);
      setRefusals((before) => before + 1);
    } else if (mustConfirm(operation, draft)) {
      setAsking(true);
    } else {
      sendNow();
    }
  };
  const reset = (): void => {
    form.reset();
    forget();
    setTelling(false);
  };
  const type = (key: string): void => {
    visitNotice.clear();
    credential.type(key);
  };
  const replaceBody = (text: string | undefined): void => {
    form.setBody(text);
    forget();
  };
  return {
    ...{
      apiUrl,
      method: operation.method,
      credential: {...credential, type},
      visitNotice,
      form,
      call,
      fields,
      read,
      bodyText,
      sample,
      faults,
      complaints,
      refusals,
      isAsking,
      hadToken,
    },
    canSendAnyway: !isBlocked(faults),
    ...{submit, sendNow, reset, replaceBody, request, setAsking},
  };
}

export type TryIt = ReturnType<typeof useTryIt>;
