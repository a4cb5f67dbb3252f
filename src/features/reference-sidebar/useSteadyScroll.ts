import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react';
import {onSidebarLoaded} from './sidebarStore';

/** How far the current entry stands below the top of the list's window, in pixels. */
function offsetOfCurrent(list: HTMLElement): number | undefined {
  const current = list.querySelector('[aria-current=page], .menu__link--active');
  return current ? current.getBoundingClientRect().top - list.getBoundingClientRect().top : undefined;
}

/**
 * Keeps the current entry where it is when all groups take the place of the excerpt, and brings it into view when a visitor
 * came to another page.
 */
export function useSteadyScroll(ref: RefObject<HTMLElement>, whole: boolean, path: string): void {
  const before = useRef<number>();
  useEffect(
    () =>
      onSidebarLoaded(() => {
        before.current = ref.current ? offsetOfCurrent(ref.current) : undefined;
      }),
    [ref],
  );
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list || !whole) return;
    const offset = offsetOfCurrent(list) ?? 0;
    if (before.current !== undefined) {
      list.scrollTop += offset - before.current;
      before.current = undefined;
    } else if (offset < 0 || offset > list.clientHeight) {
      list.scrollTop += offset - list.clientHeight / 2;
    }
  }, [ref, whole, path]);
}
