import {whenHydrated} from '../whenHydrated';

/** The button of the menu. Until the page can react it is a link to the footer (theme/Navbar/MobileSidebar/Toggle). */
const TOGGLE = '.navbar__toggle';

/** Whether a tap before this script has already followed the link. Nothing else leads to the footer. */
function hasJumped(): boolean {
  const {hash} = window.location;
  return hash !== '' && document.querySelector(`a${TOGGLE}`)?.getAttribute('href') === hash;
}

/** Keeps a tap on the menu, and opens it when the page can react. The page stays where it is. */
export function replayMenuTap(): void {
  const listening = new AbortController();
  let isTapped = hasJumped();
  if (isTapped) {
    const {pathname, search} = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    window.scrollTo({top: 0, behavior: 'instant'});
  }
  const keep = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest(TOGGLE) : null;
    if (!link) return;
    event.preventDefault();
    link.setAttribute('aria-busy', 'true');
    isTapped = true;
  };
  window.addEventListener('click', keep, {capture: true, signal: listening.signal});
  void whenHydrated().then(() => {
    listening.abort();
    const toggle = document.querySelector<HTMLElement>(TOGGLE);
    // Wide windows have no menu.
    if (isTapped && toggle && toggle.offsetParent !== null) toggle.click();
  });
}
