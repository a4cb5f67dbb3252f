import {useCallback, useEffect, useReducer, useRef} from 'react';
import {currentVisit, onVisitEnd} from '@site/src/features/visit';
import {type CallEvent, type CallState, type Result, initialCall, reduce} from '../core/callMachine';
import type {HttpRequest} from '../core/httpRequest';
import type {Outcome} from '../core/outcome';
import {send} from '../send';

export interface Call extends CallState {
  readonly dispatch: (event: CallEvent) => void;
  /** Sends a request. `done` hears of the outcome before the form shows it. */
  readonly start: (request: HttpRequest, sent: Omit<Result, 'outcome'>, done: (outcome: Outcome) => void) => void;
  readonly cancel: () => void;
}

/** Sends one call at a time, and keeps the last outcome. Both end with the visit. */
export function useCall(): Call {
  const [state, dispatch] = useReducer(reduce, initialCall);
  const running = useRef<AbortController>();
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => {
    const stopHearing = onVisitEnd(() => {
      cancel();
      dispatch({type: 'visitEnded'});
    });
    return () => {
      stopHearing();
      // Cancel when the visitor leaves the page.
      cancel();
    };
  }, [cancel]);
  const start = useCallback<Call['start']>((request, sent, done) => {
    const visit = currentVisit();
    running.current = new AbortController();
    dispatch({type: 'sent'});
    void send(request, running.current.signal).then((outcome) => {
      // The visit has ended: the next visitor must not see the call.
      if (currentVisit() !== visit) return;
      done(outcome);
      dispatch({type: 'ended', result: {...sent, outcome}});
    });
  }, []);
  return {...state, dispatch, start, cancel};
}
