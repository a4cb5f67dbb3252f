import {type RefObject, useEffect} from 'react';
import type {Outcome} from '../core/outcome';

/**
 * Scrolls to an outcome, and to the input that it is about. Its first line gets the focus only if the focus is still on Send or on no element, so that a visitor
 * who sent from an input, or moved on, stays there.
 */
export function useArrivedOutcome(form: RefObject<HTMLFormElement>, outcome: Outcome | undefined): void {
  useEffect(() => {
    const line = form.current?.querySelector<HTMLElement>('[data-outcome]');
    if (!outcome || !line) return;
    const {activeElement: focused} = document;
    // The response takes space from the form, which has the first wrong input, or the one with the focus.
    const input =
      form.current?.querySelector('[aria-invalid="true"]') ?? (form.current?.contains(focused) ? focused : null);
    (input?.closest('[data-field]') ?? input)?.scrollIntoView({block: 'nearest'});
    // What is wrong with it. It can be below a long body.
    document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.scrollIntoView({block: 'nearest'});
    line.scrollIntoView({block: 'nearest'});
    const isWaiting =
      focused === null || focused === document.body || focused.matches('[data-try-it-panel] button[type=submit]');
    const isCancelled = outcome.kind === 'failure' && outcome.reason === 'cancelled';
    if (isWaiting && !isCancelled) line.focus({preventScroll: true});
  }, [form, outcome]);
}
