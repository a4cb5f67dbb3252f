import {local, oneOf, readItem, writeItems} from '@site/src/features/storage';

/** Local storage: the visitor's choice, the same in every tab. */
const KEY = 'devdocs.analytics.consent';

const choices = ['granted', 'denied'] as const;
export type Choice = (typeof choices)[number];

export const readChoice = (): Choice | undefined => readItem(local, KEY, oneOf(...choices));

/** Without storage, the choice applies to this page only. */
export const storeChoice = (choice: Choice): boolean => writeItems(local, {[KEY]: choice});

/** Calls back when a visitor withdraws consent in another tab. In this one, the page reloads. */
export function onRefusal(listener: () => void): void {
  window.addEventListener('storage', ({key, newValue}) => {
    if ((key === KEY || key === null) && newValue !== 'granted') listener();
  });
}
