import {local, readItem, writeItems} from '@site/src/features/storage';

/** Local storage: what a visitor answered; the same in every tab, until the browser forgets. */
const KEY = 'devdocs.analytics.consent';

/** Event of the window when this page has stored an answer; other tabs get the browser's own event. */
const CHANGED = 'devdocs:analytics-consent';

const choices = ['granted', 'denied'] as const;
export type Choice = (typeof choices)[number];

/** The stored answer; undefined when there is none, or no storage. */
export function readChoice(): Choice | undefined {
  const stored = readItem(local, KEY);
  return choices.find((choice) => choice === stored);
}

/** Without storage the answer holds for this page alone, and is asked for again. */
export function storeChoice(choice: Choice): void {
  writeItems(local, {[KEY]: choice});
  window.dispatchEvent(new CustomEvent(CHANGED, {detail: choice}));
}

/** Calls back when a visitor who had agreed no longer does, in this tab or another one. */
export function onRefusal(listener: () => void): void {
  window.addEventListener(CHANGED, ({detail}: Event & {readonly detail?: unknown}) => {
    if (detail !== 'granted') listener();
  });
  window.addEventListener('storage', ({key, newValue}) => {
    if ((key === KEY || key === null) && newValue !== 'granted') listener();
  });
}
