import {useCallback, useEffect, useReducer, useRef} from 'react';
import {currentVisit, onVisitEnd} from '@site/src/features/visit';
import {type CallEvent, type CallState, type Result, initialCall, reduce} from '../core/callMachine';
import type {HttpRequest} from '../core/httpRequest';
import type {Outcome} from '../core/outcome';
import {type Transport, send} from '../send';

interface Sent extends Omit<Result, 'outcome'> {
  readonly transport: Transport;
}

export interface Call extends CallState {
  readonly dispatch: (event: CallEvent) => void;
  /** Sends a request. `done` learns the outcome before the form shows it. */
  readonly start: (request: HttpRequest, sent: Sent, done: (outcome: Outcome) => void) => void;
  readonly cancel: () => void;
  /** Removes the outcome and cancels the call, whose outcome isn't shown: the form has another target. */
  readonly drop: () => void;
}

/** Sends one call at a time, and keeps the last outcome. Both end with the visit. */
export function useCall(): Call {
  const [state, dispatch] = useReducer(reduce, initialCall);
  const running = useRef<AbortController>();
  const cancel = useCallback(() => running.current?.abort(), []);
  const drop = useCallback(() => {
    cancel();
    running.current = undefined;
    dispatch({type: 'dropped'});
  }, [cancel]);
  useEffect(() => {
    const stopHearing = onVisitEnd(drop);
    return () => {
      stopHearing();
      // Cancel when the visitor leaves the page.
      cancel();
    };
  }, [cancel, drop]);
  const start = useCallback<Call['start']>((request, {transport, ...sent}, done) => {
    const visit = currentVisit();
    const control = new AbortController();
    running.current = control;
    dispatch({type: 'sent'});
    void send(request, control, transport).then((outcome) => {
      // The visit has ended: the next visitor must not see the call.
      if (currentVisit() !== visit) return;
      done(outcome);
      if (running.current === control) dispatch({type: 'ended', result: {...sent, outcome}});
    });
  }, []);
  return {...state, dispatch, start, cancel, drop};
}
