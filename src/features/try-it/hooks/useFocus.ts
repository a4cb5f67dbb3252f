import {type RefObject, useCallback, useEffect} from 'react';
import type {Outcome} from '../core/outcome';

interface Progress {
  readonly isRunning: boolean;
  readonly outcome: Outcome | undefined;
  readonly refusals: number;
}

const SEND = 'button[type=submit]';

/**
 * Keeps the focus on what the form shows: the first wrong input after a rejected attempt, Send while a request from an input runs,
 * and the first line of the outcome. A visitor who moved on stays there.
 * @returns a function that focuses the first of the form's visible elements that match a selector
 */
export function useFocus(
  form: RefObject<HTMLFormElement>,
  {isRunning, outcome, refusals}: Progress,
): (selector: string) => void {
  const focus = useCallback(
    (selector: string) => {
      const found = [...(form.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
      found.find((element) => element.checkVisibility())?.focus();
    },
    [form],
  );
  useEffect(() => {
    if (refusals > 0) focus('[aria-invalid="true"]');
  }, [focus, refusals]);
  useEffect(() => {
    const {activeElement: focused} = document;
    if (isRunning && form.current?.contains(focused) && !focused?.checkVisibility()) focus(SEND);
  }, [focus, form, isRunning]);
  useEffect(() => {
    const {activeElement: focused} = document;
    const isWaiting =
      focused === null || focused === document.body || (form.current?.contains(focused) && focused.matches(SEND));
    const isCancelled = outcome?.kind === 'failure' && outcome.reason === 'cancelled';
    if (outcome && isWaiting && !isCancelled) focus('[data-outcome]');
  }, [focus, form, outcome]);
  return focus;
}
