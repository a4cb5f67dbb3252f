import {useCallback, useEffect, useRef, useState} from 'react';
import {currentVisit, onVisitEnd} from '@site/src/features/visit';
import type {Outcome} from '../core/outcome';
import type {HttpRequest} from '../core/httpRequest';
import {send} from '../send';

export interface Call {
  readonly isRunning: boolean;
  readonly outcome: Outcome | undefined;
  /** Sends a call, and cancels a running one. */
  readonly start: (request: HttpRequest, done: (outcome: Outcome) => void) => void;
  readonly refuse: () => void;
  readonly cancel: () => void;
  /** Cancels a running call and removes the outcome. */
  readonly clear: () => void;
}

/** Sends one call at a time, and keeps the last outcome. Both end with the visit. */
export function useCall(): Call {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>();
  const cancel = useCallback(() => {
    running.current?.abort();
  }, []);
  const clear = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setRunning(false);
    setOutcome(undefined);
  }, []);
  useEffect(() => {
    const stopHearing = onVisitEnd(clear);
    return () => {
      stopHearing();
      // Cancel when the visitor leaves the page.
      cancel();
    };
  }, [cancel, clear]);
  const start = useCallback((request: HttpRequest, done: (outcome: Outcome) => void) => {
    running.current?.abort();
    const control = new AbortController();
    const visit = currentVisit();
    running.current = control;
    setRunning(true);
    void send(request, control.signal).then((result) => {
      // The visit has ended: the next visitor must not see the call.
      if (currentVisit() !== visit) return;
      done(result);
      // A later call replaced it.
      if (running.current !== control) return;
      setRunning(false);
      setOutcome(result);
    });
  }, []);
  const refuse = useCallback(() => {
    setOutcome({kind: 'failure', reason: 'foreign', took: 0, at: Date.now()});
  }, []);
  return {isRunning, outcome, start, refuse, cancel, clear};
}
