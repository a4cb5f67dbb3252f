import {useCallback, useEffect, useRef, useState} from 'react';
import type {Outcome} from '../core/outcome';
import type {WireRequest} from '../core/wire';
import {send} from '../send';

export interface Call {
  readonly isRunning: boolean;
  readonly outcome: Outcome | undefined;
  /** Sends one call; an earlier one that still runs is given up. */
  readonly start: (request: WireRequest, done: (outcome: Outcome) => void) => void;
  readonly refuse: () => void;
  readonly cancel: () => void;
}

/** One call at a time, and what became of the last one. */
export function useCall(): Call {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>();
  const cancel = useCallback(() => {
    running.current?.abort();
  }, []);
  // A page that a visitor leaves waits for nothing.
  useEffect(() => cancel, [cancel]);
  const start = useCallback((request: WireRequest, done: (outcome: Outcome) => void) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setRunning(true);
    void send(request, control.signal).then((result) => {
      done(result);
      // A later call has taken its place.
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
