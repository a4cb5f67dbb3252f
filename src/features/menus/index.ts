import {useEffect} from 'react';

/** Brings the group of a sidebar into view whose button was clicked, or whose list has grown. */
function reveal({target}: Event): void {
  const group = target instanceof Element && target.matches('.menu__caret,.menu__list') && target.closest('li');
  const menu = group && group.closest('.menu');
  if (!menu) return;
  requestAnimationFrame(() => {
    const [inner, outer] = [group.getBoundingClientRect(), menu.getBoundingClientRect()];
    // Not `scrollIntoView`, after which the Tab key continues in the group and not at the top of a page that it opened.
    menu.scrollTop += Math.min(Math.max(Math.ceil(inner.bottom - outer.bottom), 0), inner.top - outer.top);
  });
}

/** Keeps opened groups of the sidebar in view: those of the reference open at once, and those of guides grow to their height. */
export function useRevealedGroups(): void {
  useEffect(() => {
    const visit = new AbortController();
    for (const event of ['click', 'transitionend']) document.addEventListener(event, reveal, visit);
    return () => visit.abort();
  }, []);
}
