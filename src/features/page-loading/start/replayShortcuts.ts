import {actionForKey} from '../../shortcuts/core/searchKeys';
import {whenHydrated} from '../whenHydrated';

/** Keeps the shortcut of search and what is typed after it, and repeats both when the page can react. */
export function replayShortcuts(): void {
  const pressed: KeyboardEvent[] = [];
  const listening = new AbortController();
  const keep = (event: KeyboardEvent): void => {
    const opens =
      actionForKey(event, {isOpen: false, isLoading: false, isTyping: false, isOnButton: false}) !== undefined;
    if (!opens && (pressed.length === 0 || event.key.length > 1)) return;
    // Otherwise Firefox opens its own search.
    event.preventDefault();
    pressed.push(event);
  };
  window.addEventListener('keydown', keep, {signal: listening.signal});
  void whenHydrated().then(async () => {
    listening.abort();
    for (const event of pressed) {
      window.dispatchEvent(new KeyboardEvent('keydown', event));
      // React listens for the next key only after it has rendered.
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}
