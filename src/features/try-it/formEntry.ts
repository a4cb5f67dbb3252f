import {isObject} from '@site/src/utils/isObject';

/** State of the history entry at which the form is open, so that reload, Back, and Forward open it again. */
const STATE = 'tryIt';

/** Whether the form made the entry (`pushed`), or is open at an entry that was there before (`marked`). */
type FormEntry = 'pushed' | 'marked';

const stateOf = (): Readonly<Record<string, unknown>> => {
  const state: unknown = window.history.state;
  return isObject(state) ? state : {};
};

/** Whether the URL has form data, which opens the form. */
export const isLinked = (): boolean => window.location.hash.startsWith('#try-it?');

/** The mark of the current entry, if the form is open there. */
export function formEntry(): FormEntry | undefined {
  const mark = stateOf()[STATE];
  return mark === 'pushed' || mark === 'marked' ? mark : undefined;
}

function change(by: 'pushState' | 'replaceState', mark: FormEntry | undefined, url?: string): void {
  window.history[by]({...stateOf(), [STATE]: mark}, '', url);
}

export const pushFormEntry = (): void => change('pushState', 'pushed');
/** @param url the entry's new URL */
export const markFormEntry = (url?: string): void => change('replaceState', 'marked', url);
export const unmarkFormEntry = (): void => change('replaceState', undefined);
