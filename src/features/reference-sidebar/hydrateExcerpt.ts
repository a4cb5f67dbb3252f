import {followLinks} from '@site/src/features/static-pages';

interface Actions {
  readonly go: (to: string) => void;
  /** The visitor turns to the list. */
  readonly onUse: () => void;
  /** The caret of a group was pressed: the group's URL. */
  readonly onCaret: (href: string) => void;
}

/** The URL of the group whose caret an event hit. */
function groupOf({target}: Event): string | undefined {
  const caret = target instanceof Element ? target.closest('.menu__caret') : null;
  return caret?.parentElement?.querySelector('a')?.getAttribute('href') ?? undefined;
}

/** Makes the excerpt in a page's HTML usable, which React does not render, until all groups replace it. */
export function hydrateExcerpt(list: HTMLElement, {go, onUse, onCaret}: Actions): () => void {
  const listening = new AbortController();
  const {signal} = listening;
  const press = (event: Event): void => {
    const href = groupOf(event);
    if (href !== undefined) onCaret(href);
  };
  list.addEventListener('pointerenter', onUse, {signal});
  list.addEventListener('focusin', onUse, {signal});
  list.addEventListener('click', press, {signal});
  const unfollow = followLinks(list, go);
  return () => {
    listening.abort();
    unfollow();
  };
}
