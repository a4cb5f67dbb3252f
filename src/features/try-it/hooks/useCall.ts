import {useCallback, useEffect, useRef, useState} from 'react';
import {currentVisit, onVisitEnd} from '@site/src/features/visit';
import {dropped, ended, initialCall, sent} from '../core/callState';
import type {HttpRequest} from '../core/httpRequest';
import type {Outcome} from '../core/outcome';
import {type Transport, send} from '../send';

/** Sends one call at a time, and keeps the last outcome. Both end with the visit. */
export function useCall() {
  const [state, change] = useState(initialCall);
  const running = useRef<AbortController>();
  const cancel = useCallback(() => running.current?.abort(), []);
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
    change(sent);
    void send(request, control, transport).then((outcome) => {
      // The visit has ended: the next visitor must not see the call.
      if (currentVisit() !== visit) return;
      done(outcome);
      if (running.current === control) change(ended({outcome, hadToken: 'Authorization' in request.init.headers}));
    });
  };
  return {...state, change, start, cancel, drop};
}

export type Call = ReturnType<typeof useCall>;
