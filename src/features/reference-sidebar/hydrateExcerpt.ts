import {followLinks} from '@site/src/features/static-pages';

interface Actions {
  readonly go: (to: string) => void;
  /** The visitor starts to use the list. */
  readonly onUse: () => void;
  /** A caret was pressed. Gets the URL of its group. */
  readonly onCaret: (href: string) => void;
}

/** The URL of the group whose caret is the event's target. */
function groupOf({target}: Event): string | undefined {
  const caret = target instanceof Element ? target.closest('.menu__caret') : null;
  return caret?.parentElement?.querySelector('a')?.getAttribute('href') ?? undefined;
}

/** Handles events of the static excerpt until all groups replace it. */
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
