import {useEffect} from 'react';
import {isTextInput} from '@site/src/utils/isTextInput';
import {type SearchAction, actionForKey} from '@site/src/features/shortcuts/core/searchKeys';

interface Situation {
  readonly isOpen: boolean;
  readonly isLoading: boolean;
  /** Selector of the search button. */
  readonly button: string;
}

/** Listens to keyboard shortcuts of search on the whole page. */
export function useSearchKeys({isOpen, isLoading, button}: Situation, onAction: (action: SearchAction) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const action = actionForKey(event, {
        isOpen,
        isLoading,
        isTyping: isTextInput(event.target),
        isOnButton: document.activeElement?.matches(button) === true,
      });
      if (!action) return;
      // Otherwise the letter would also be typed into the input, and "/" would open Firefox's search.
      event.preventDefault();
      onAction(action);
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, [isOpen, isLoading, button, onAction]);
}
