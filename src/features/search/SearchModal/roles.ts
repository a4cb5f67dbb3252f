import {translate} from '@docusaurus/Translate';

/** ARIA attributes of the library's container, which is neither a button nor a combobox. */
const WRONG_ATTRIBUTES = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby', 'tabindex'];
/** Results have links and buttons, which are hidden from screen readers in a list of options. */
const ROLES = {listbox: 'grid', option: 'row'};

/** The input also references hidden lists. */
function fixInput(input: HTMLElement): void {
  const named = input.getAttribute('aria-controls');
  if (named === null) return;
  const shown = named.split(' ').filter((id) => document.getElementById(id));
  if (shown.length === 0) input.removeAttribute('aria-controls');
  else if (shown.join(' ') !== named) input.setAttribute('aria-controls', shown.join(' '));
}

/** Corrects the roles of the modal now, and whenever the library renders: a dialog, with results as rows of a grid. */
export function correctRoles(layer: HTMLElement, container: HTMLElement, input: HTMLElement): () => void {
  const fix = (): void => {
    fixInput(input);
    for (const name of WRONG_ATTRIBUTES) if (container.hasAttribute(name)) container.removeAttribute(name);
    for (const [wrong, role] of Object.entries(ROLES)) {
      for (const element of layer.querySelectorAll(`[role=${wrong}]`)) element.setAttribute('role', role);
    }
  };
  container.setAttribute('role', 'dialog');
  container.setAttribute('aria-modal', 'true');
  container.setAttribute('aria-label', translate({id: 'site.search.dialog', message: 'Search the documentation'}));
  fix();
  const observer = new MutationObserver(fix);
  observer.observe(layer, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-controls', 'role'],
  });
  return () => observer.disconnect();
}
