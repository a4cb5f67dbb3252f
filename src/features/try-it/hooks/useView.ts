import {useEffect, useState} from 'react';
import {type Progress, type View, nextView} from '../core/view';

/** The view of the open workbench, and a function that changes it. */
export function useView(bench: HTMLElement, {isRunning, outcome, refusals, wanted}: Progress) {
  const [view, setView] = useState<View>('request');
  const [before, setBefore] = useState<Progress>({isRunning: false, outcome: undefined, refusals: 0, wanted});
  const isNew =
    isRunning !== before.isRunning ||
    outcome !== before.outcome ||
    refusals !== before.refusals ||
    wanted !== before.wanted;
  // While rendering, so that the effects of what happened find the view that belongs to it.
  if (isNew) {
    const now = {isRunning, outcome, refusals, wanted};
    setBefore(now);
    setView(nextView(view, before, now));
  }
  useEffect(() => {
    bench.setAttribute('data-view', view);
  }, [bench, view]);
  return [view, setView] as const;
}
