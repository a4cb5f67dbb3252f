import type {Backend} from '../core/backend';

/** Lets Enter wait for the results of the last letters. */
export interface EnterGate {
  /** Wraps a search function to know when it has the results of the latest query. */
  readonly watch: (search: Backend['search']) => Backend['search'];
  /** Begins to hold Enter in a modal. Returns a function that ends it. */
  readonly guard: (layer: HTMLElement) => () => void;
}

/**
 * The library follows Enter to the selected result, also while that belongs to the letters before. So Enter is held until
 * the results of the last letters are there, and then pressed again. Another key, or a failed search, drops it.
 */
export function createEnterGate(): EnterGate {
  let latest = 0;
  let isOpen = true;
  let held: (() => void) | undefined;

  const release = (): void => {
    const press = held;
    held = undefined;
    press?.();
  };
  const hold = (event: KeyboardEvent): void => {
    held = undefined;
    const {target, key, ctrlKey, metaKey, shiftKey, altKey} = event;
    if (isOpen || key !== 'Enter' || event.isComposing || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const again = {key, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true};
    held = () => target.dispatchEvent(new KeyboardEvent('keydown', again));
  };

  return {
    watch: (search) => async (params) => {
      const number = ++latest;
      isOpen = false;
      try {
        const response = await search(params);
        // A task later, the library has taken the results.
        if (number === latest) setTimeout(release);
        return response;
      } catch (error) {
        if (number === latest) held = undefined;
        throw error;
      } finally {
        if (number === latest) isOpen = true;
      }
    },
    guard: (layer) => {
      layer.addEventListener('keydown', hold, true);
      return () => {
        held = undefined;
        layer.removeEventListener('keydown', hold, true);
      };
    },
  };
}
