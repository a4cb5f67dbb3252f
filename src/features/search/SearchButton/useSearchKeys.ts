import {type RefObject, useEffect, useRef} from 'react';
import {type SearchAction, actionForKey} from '../core/shortcuts';

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));

/** Listens to keyboard shortcuts of search on the whole page. */
export function useSearchKeys(
  {isOpen, isLoading}: {readonly isOpen: boolean; readonly isLoading: boolean},
  button: RefObject<HTMLButtonElement>,
  onAction: (action: SearchAction) => void,
): void {
  const latest = useRef(onAction);
  useEffect(() => {
    latest.current = onAction;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const action = actionForKey(event, {
        isOpen,
        isLoading,
        isTyping: isTextInput(event.target),
        isOnButton: button.current !== null && document.activeElement === button.current,
      });
      if (!action) return;
      // Otherwise the letter would also be typed into the input, and "/" would open Firefox's search.
      event.preventDefault();
      latest.current(action);
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, [isOpen, isLoading, button]);
}
