import {translate} from '@docusaurus/Translate';

/** ARIA attributes of the library's container, which is neither a button nor a combobox. */
const WRONG_ATTRIBUTES = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby', 'tabindex'];

function setRole(element: Element, role: string): void {
  if (element.getAttribute('role') !== role) element.setAttribute('role', role);
}

function fixContainer(container: Element, label: string): void {
  for (const name of WRONG_ATTRIBUTES) container.removeAttribute(name);
  setRole(container, 'dialog');
  container.setAttribute('aria-modal', 'true');
  container.setAttribute('aria-label', label);
}

/** The input also references hidden lists. */
function fixInput(input: Element): void {
  const named = input.getAttribute('aria-controls');
  if (named === null) return;
  const shown = named.split(' ').filter((id) => document.getElementById(id));
  if (shown.length === 0) input.removeAttribute('aria-controls');
  else if (shown.join(' ') !== named) input.setAttribute('aria-controls', shown.join(' '));
}

/**
 * Corrects the roles of the modal: a dialog, with results as rows of a grid. DocSearch's container is a button and its results
 * are options, which hides the links and buttons in them from screen readers.
 */
export function asDialog(layer: HTMLElement): () => void {
  const container = layer.querySelector('.DocSearch-Container');
  if (!container) return () => undefined;
  const label = translate({id: 'site.search.dialog', message: 'Search the documentation'});
  const fix = (): void => {
    fixInput(layer.querySelector('.DocSearch-Input') ?? container);
    if (container.hasAttribute('aria-controls')) container.removeAttribute('aria-controls');
    for (const list of layer.querySelectorAll('[role=listbox]')) setRole(list, 'grid');
    for (const option of layer.querySelectorAll('[role=option]')) setRole(option, 'row');
  };
  fixContainer(container, label);
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
