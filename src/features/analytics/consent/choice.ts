/** Local storage: what a visitor answered; the same in every tab, until the browser forgets. */
const KEY = 'devdocs.analytics.consent';

const choices = ['granted', 'denied'] as const;
export type Choice = (typeof choices)[number];

/** The stored answer; undefined when there is none, or no storage. */
export function readChoice(): Choice | undefined {
  try {
    const stored = window.localStorage.getItem(KEY);
    return choices.find((choice) => choice === stored);
  } catch {
    return undefined;
  }
}

/** Without storage the answer holds for this page alone, and is asked for again. */
export function storeChoice(choice: Choice): void {
  try {
    window.localStorage.setItem(KEY, choice);
  } catch {
    // Nothing that the visitor could do about it.
  }
}
