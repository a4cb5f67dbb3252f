/**
 * Scrolls a group of a sidebar into view that a visitor opens at its lower edge: of the reference at once, and of guides when it has
 * grown to its height.
 * @returns cleanup
 */
export function revealOpened(): () => void {
  const reveal = (target: EventTarget | null, selector: string): void => {
    const group = target instanceof Element && target.matches(selector) && target.closest('li');
    if (group) requestAnimationFrame(() => group.scrollIntoView({block: 'nearest'}));
  };
  const press = ({target}: Event): void => reveal(target, '.menu__caret');
  const grow = ({target, propertyName}: TransitionEvent): void => {
    if (propertyName === 'height') reveal(target, '.menu__list');
  };
  document.addEventListener('click', press);
  document.addEventListener('transitionend', grow);
  return () => {
    document.removeEventListener('click', press);
    document.removeEventListener('transitionend', grow);
  };
}
