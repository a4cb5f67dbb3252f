/**
 * Scrolls a group of a sidebar into view that a visitor opens at its lower edge, at once and after its transition.
 * @returns cleanup
 */
export function revealOpened(): () => void {
  const reveal = ({target}: Event): void => {
    if (!(target instanceof Element)) return;
    const group = target.closest('.menu__caret, .menu__link--sublist-caret')?.closest('li');
    if (!group) return;
    const scroll = (): void => group.scrollIntoView({block: 'nearest'});
    requestAnimationFrame(scroll);
    group.addEventListener('transitionend', scroll, {once: true});
  };
  document.addEventListener('click', reveal);
  return () => document.removeEventListener('click', reveal);
}
