import {useCallback, useEffect, useRef, useState} from 'react';
import {currentVisit, onVisitEnd} from '@site/src/features/visit';
import type {Outcome} from '../core/outcome';
import type {HttpRequest} from '../core/httpRequest';
import {send} from '../send';

export interface Call {
  readonly isRunning: boolean;
  readonly outcome: Outcome | undefined;
  /** Sends one call; an earlier one that still runs is given up. */
  readonly start: (request: HttpRequest, done: (outcome: Outcome) => void) => void;
  readonly refuse: () => void;
  readonly cancel: () => void;
}

/** One call at a time, and what became of the last one. Both end with the visit in which the call was made. */
export function useCall(): Call {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>();
  const cancel = useCallback(() => {
    running.current?.abort();
  }, []);
  useEffect(() => {
    const stopHearing = onVisitEnd(() => {
      running.current?.abort();
      running.current = undefined;
      setRunning(false);
      setOutcome(undefined);
    });
    return () => {
      stopHearing();
      // A page that a visitor leaves waits for nothing.
      cancel();
    };
  }, [cancel]);
  const start = useCallback((request: HttpRequest, done: (outcome: Outcome) => void) => {
    running.current?.abort();
    const control = new AbortController();
    const visit = currentVisit();
    running.current = control;
    setRunning(true);
    void send(request, control.signal).then((result) => {
      // Never show it to the next visitor, nor add it to that visitor's list of calls.
      if (currentVisit() !== visit) return;
      done(result);
      // A later call has replaced it.
      if (running.current !== control) return;
      setRunning(false);
      setOutcome(result);
    });
  }, []);
  const refuse = useCallback(() => {
    setOutcome({kind: 'failure', reason: 'foreign', took: 0, at: Date.now()});
  }, []);
  return {isRunning, outcome, start, refuse, cancel};
}
