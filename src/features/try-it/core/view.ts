/** What the open workbench shows: the form, the response, or the code and the examples of the page. */
export type View = 'request' | 'response' | 'code';

/** What happened to the request of the form. */
export interface Progress {
  readonly isRunning: boolean;
  /** The last response, or why there is none. */
  readonly outcome: object | undefined;
  /** Number of attempts that the form rejected. */
  readonly refusals: number;
  /** The parameter or field that the visitor added from the text of the page. */
  readonly wanted: object | undefined;
}

/** The view follows the request: sending shows the response, and what the visitor must fill in shows the form. */
export function nextView(view: View, before: Progress, now: Progress): View {
  if (now.refusals !== before.refusals || (now.wanted && now.wanted !== before.wanted)) return 'request';
  // A request that can't be sent has an outcome without running.
  const isUnsent = now.outcome !== undefined && now.outcome !== before.outcome && !before.isRunning;
  if ((now.isRunning && !before.isRunning) || isUnsent) return 'response';
  // The visit has ended, and the form says so.
  const isGone = !now.isRunning && now.outcome === undefined && (before.isRunning || before.outcome !== undefined);
  return isGone && view === 'response' ? 'request' : view;
}
