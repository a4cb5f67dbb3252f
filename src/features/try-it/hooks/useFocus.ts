import {type RefObject, useEffect} from 'react';
import type {FormState} from '../core/formState';

const SEND = 'button[type=submit]';

/** Focuses the first visible element of a form that matches a selector. If it is invalid, its problem is in sight. */
export function focusIn(form: HTMLFormElement | null, selector: string): void {
  const found = [...(form?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const element = found.find((one) => one.checkVisibility());
  element?.focus();
  const [problem = ''] = element?.getAttribute('aria-describedby')?.split(' ') ?? [];
  document.getElementById(problem)?.scrollIntoView({block: 'nearest', behavior: 'instant'});
}

/** Keeps the focus on what the form shows: a wrong input, Send during a request, the outcome. A visitor who moved on stays there. */
export function useFocus(form: RefObject<HTMLFormElement>, {rejection, result, sending}: FormState): void {
  const outcome = result?.outcome;
  useEffect(() => {
    if (rejection) focusIn(form.current, '[aria-invalid="true"]');
  }, [form, rejection]);
  useEffect(() => {
    const {activeElement: focused} = document;
    const isHidden = form.current?.contains(focused) && !focused?.checkVisibility();
    if (sending && isHidden) focusIn(form.current, SEND);
  }, [form, sending]);
  useEffect(() => {
    const {activeElement: focused} = document;
    const isOnSend = form.current?.contains(focused) && focused?.matches(SEND);
    const isWaiting = focused === null || focused === document.body || isOnSend;
    const isCancelled = outcome?.kind === 'failure' && outcome.reason === 'cancelled';
    if (outcome && isWaiting && !isCancelled) focusIn(form.current, '[data-outcome]');
  }, [form, outcome]);
}
