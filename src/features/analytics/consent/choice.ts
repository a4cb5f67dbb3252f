import {local, readItem, writeItems} from '@site/src/features/storage';

/** Local storage: the visitor's choice, the same in every tab. */
const KEY = 'devdocs.analytics.consent';

/** Window event for this page. Other tabs get the `storage` event. */
const CHANGED = 'devdocs:analytics-consent';

const choices = ['granted', 'denied'] as const;
export type Choice = (typeof choices)[number];

/** The stored choice, if any. */
export function readChoice(): Choice | undefined {
  const stored = readItem(local, KEY);
  return choices.find((choice) => choice === stored);
}

/** Without storage, the choice applies to this page only. */
export function storeChoice(choice: Choice): void {
  writeItems(local, {[KEY]: choice});
  window.dispatchEvent(new CustomEvent(CHANGED, {detail: choice}));
}

/** Calls back when a visitor withdraws consent, in this tab or another one. */
export function onRefusal(listener: () => void): void {
  window.addEventListener(CHANGED, ({detail}: Event & {readonly detail?: unknown}) => {
    if (detail !== 'granted') listener();
  });
  window.addEventListener('storage', ({key, newValue}) => {
    if ((key === KEY || key === null) && newValue !== 'granted') listener();
  });
}
