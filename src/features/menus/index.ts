import {useEffect} from 'react';

/** Brings the group of a sidebar that an event opens into view. */
function reveal(target: EventTarget | null, selector: string): void {
  const group = target instanceof Element && target.matches(selector) && target.closest('li');
  const menu = group && group.closest('.menu');
  if (!menu) return;
  requestAnimationFrame(() => {
    const [inner, outer] = [group.getBoundingClientRect(), menu.getBoundingClientRect()];
    // Not `scrollIntoView`, after which the Tab key continues in the group and not at the top of a page that it opened.
    menu.scrollTop += Math.min(Math.max(Math.ceil(inner.bottom - outer.bottom), 0), inner.top - outer.top);
  });
}

const revealClicked = ({target}: Event): void => reveal(target, '.menu__caret');

function revealGrown({target, propertyName}: TransitionEvent): void {
  if (propertyName === 'height') reveal(target, '.menu__list');
}

/** Keeps opened groups of the sidebar in view: those of the reference open at once, and those of guides grow to their height. */
export function useRevealedGroups(): void {
  useEffect(() => {
    document.addEventListener('click', revealClicked);
    document.addEventListener('transitionend', revealGrown);
    return () => {
      document.removeEventListener('click', revealClicked);
      document.removeEventListener('transitionend', revealGrown);
    };
  }, []);
}
