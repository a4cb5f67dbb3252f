import {type RefObject, useEffect, useRef} from 'react';
import {type Wish, wishOf} from '../core/shortcuts';

const isTextPlace = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));

/** Listens to the keys of search anywhere on the page. */
export function useSearchKeys(
  isOpen: boolean,
  button: RefObject<HTMLButtonElement>,
  onWish: (wish: Wish) => void,
): void {
  const latest = useRef(onWish);
  useEffect(() => {
    latest.current = onWish;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const wish = wishOf(event, {
        isOpen,
        isTyping: isTextPlace(event.target),
        isOnButton: button.current !== null && document.activeElement === button.current,
      });
      if (!wish) return;
      // A letter would otherwise be typed a second time into the input that opens, and "/" is Firefox's own search.
      event.preventDefault();
      latest.current(wish);
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, [isOpen, button]);
}
