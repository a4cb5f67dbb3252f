import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react';
import {offsetOfCurrent, scrollToCurrent} from './scrollToCurrent';
import {onSidebarLoaded} from './core/sidebarStore';

interface ScrollState {
  readonly offset: number | undefined;
  /** URL of the link that has the focus. */
  readonly focused: string | undefined;
}

const scrollStateOf = (list: HTMLElement): ScrollState => ({
  offset: offsetOfCurrent(list, list),
  focused: list.contains(document.activeElement)
    ? (document.activeElement?.getAttribute('href') ?? undefined)
    : undefined,
});

function restore(list: HTMLElement, {offset, focused}: ScrollState): void {
  const now = offsetOfCurrent(list, list);
  if (now !== undefined && offset !== undefined) list.scrollTop += now - offset;
  if (focused !== undefined) {
    list.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus({preventScroll: true});
  }
}

/**
 * Keeps scroll position and focus when all groups replace the excerpt. Scrolls the current entry into view in the excerpt, and
 * after navigation.
 */
export function useStableScroll(ref: RefObject<HTMLElement>, isWhole: boolean, path: string): void {
  const before = useRef<ScrollState>();
  useEffect(
    () =>
      onSidebarLoaded(() => {
        before.current = ref.current ? scrollStateOf(ref.current) : undefined;
      }),
    [ref],
  );
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    if (!isWhole || before.current?.offset === undefined) scrollToCurrent(list);
    else restore(list, before.current);
    before.current = undefined;
  }, [ref, isWhole, path]);
}
