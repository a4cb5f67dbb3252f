import {useCallback, useEffect, useRef, useState} from 'react';
import {currentVisit, onVisitEnd} from '@site/src/features/visit';
import {SandboxNotLoaded, fetchFromSandbox} from '@site/src/features/sandbox';
import type {NameValue} from '@site/src/features/samples/core/request';
import {type CallState, dropped, ended, initialCall} from '../core/callState';
import type {HttpRequest} from '../core/httpRequest';
import {type FailureReason, type Outcome, type ResponseBody, kindOfBody} from '../core/outcome';
import type {LoadedOperation} from '../core/operation';

/** Timeout of a call until its last byte, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Takes a request to its target. Rejects if there is no response. */
type Transport = (request: HttpRequest, signal: AbortSignal) => Promise<Response>;

export const overNetwork: Transport = ({url, init}, signal) => fetch(url, {...init, signal});

/** To the sandbox in this page, which is not on the network. @param scopes of the sandbox's key */
export const toSandbox =
  ({document}: Pick<LoadedOperation, 'document'>, scopes: readonly string[]): Transport =>
  ({url, init}, signal) =>
    fetchFromSandbox({url, init, document, scopes}, signal);

async function readBody(response: Response, signal: AbortSignal): Promise<ResponseBody> {
  const arrived = await response.blob().catch((error: unknown) => {
    if (signal.aborted) throw error;
  });
  const blob = arrived ?? new Blob();
  const kind = kindOfBody(blob.type, blob.size);
  const text = kind === 'json' || kind === 'text' ? await blob.text() : '';
  // A box with white space only would look like an error of this page.
  const isBlank = kind !== 'file' && text.trim() === '';
  return {kind: isBlank ? 'none' : kind, blob, text, isLost: arrived === undefined};
}

const headersOf = ({headers}: Response): NameValue[] => [...headers].map(([name, value]) => ({name, value}));

/** Why there is no response. Browsers don't distinguish CORS errors from unreachable hosts. */
function reasonFor({aborted, reason}: AbortSignal, error: unknown): FailureReason {
  if (error instanceof SandboxNotLoaded) return 'notLoaded';
  if (aborted) return reason === 'timeout' ? 'timeout' : 'cancelled';
  return navigator.onLine ? 'unreachable' : 'offline';
}

/** Sends a request and waits for the whole response. Never throws. @param control cancels the call */
export async function send(request: HttpRequest, control: AbortController, transport: Transport): Promise<Outcome> {
  const {signal} = control;
  const timer = setTimeout(() => control.abort('timeout'), TIMEOUT_MS);
  const start = performance.now();
  const times = () => ({took: Math.round(performance.now() - start), at: Date.now()});
  try {
    const response = await transport(request, signal);
    const body = await readBody(response, signal);
    return {kind: 'response', status: response.status, headers: headersOf(response), body, ...times()};
  } catch (error) {
    return {kind: 'failure', reason: reasonFor(signal, error), ...times()};
  } finally {
    clearTimeout(timer);
  }
}

/** Sends one call at a time, and keeps the last outcome. Both end with the visit. */
export function useCall() {
  const [state, change] = useState(initialCall);
  const set = useCallback((part: Partial<CallState>) => change((state) => ({...state, ...part})), []);
  const running = useRef<AbortController>();
  const cancel = useCallback(() => running.current?.abort(), []);
  /** Also before the next render, so that two clicks in one task send one request. */
  const isRunning = (): boolean => running.current !== undefined;
  /** Removes the outcome and cancels the call, whose outcome isn't shown. */
  const drop = useCallback(() => {
    cancel();
    running.current = undefined;
    change(dropped);
  }, [cancel]);
  useEffect(() => onVisitEnd(drop), [drop]);
  // When the visitor leaves the page.
  useEffect(() => cancel, [cancel]);
  /** Sends a request. `done` learns the outcome before the form shows it. */
  const start = (request: HttpRequest, transport: Transport, done: (outcome: Outcome) => void): void => {
    const visit = currentVisit();
    const control = new AbortController();
    running.current = control;
    set({phase: 'sending', view: 'response', result: undefined});
    void send(request, control, transport).then((outcome) => {
      // The visit has ended: the next visitor must not see the call.
      if (currentVisit() !== visit) return;
      done(outcome);
      if (running.current !== control) return;
      running.current = undefined;
      change(ended({outcome, hadToken: 'Authorization' in request.init.headers}));
    });
  };
  return {...state, isRunning, change, set, start, cancel, drop};
}

export type Call = ReturnType<typeof useCall>;
