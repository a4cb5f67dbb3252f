import {translate} from '@docusaurus/Translate';

/** ARIA attributes of the library's container, which is neither a button nor a combobox. */
const WRONG_ATTRIBUTES = ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby', 'tabindex'];

function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/**
 * Makes the item of a cell a row with a name, and its list a grid with the name of its group. Options, as the library has them,
 * hide their links and buttons from screen readers.
 * @throws when the library's markup has changed
 */
export function nameRow(cell: HTMLElement): void {
  const row = cell.closest('li');
  const list = row?.closest('ul');
  const group = list?.previousElementSibling?.textContent;
  if (!row || !list || !group) throw new Error('The search modal has different lists. Adapt SearchModal/roles.ts.');
  const texts = [...cell.querySelectorAll('.DocSearch-Hit-title, .DocSearch-Hit-path')].map((one) =>
    one.textContent.trim(),
  );
  set(row, {role: 'row', 'aria-label': texts.join(', ')});
  list.removeAttribute('aria-labelledby');
  set(list, {role: 'grid', 'aria-label': group});
}

/**
 * The input is a combobox. It is expanded while a row is selected. The library references lists by IDs that it gives to none,
 * and has two lists with one ID.
 */
function fixInput(layer: HTMLElement, input: HTMLElement): void {
  const lists = [...layer.querySelectorAll('[role=grid]')];
  for (const [at, list] of lists.entries()) set(list, {id: `search-list-${String(at)}`});
  const isExpanded = lists.length > 0 && input.hasAttribute('aria-activedescendant');
  if (isExpanded) set(input, {'aria-controls': lists.map(({id}) => id).join(' ')});
  else input.removeAttribute('aria-controls');
  set(input, {role: 'combobox', 'aria-haspopup': 'grid', 'aria-expanded': String(isExpanded)});
}

/** Corrects the roles of the modal now, and whenever the library renders: a dialog with a combobox. */
export function correctRoles(layer: HTMLElement, container: HTMLElement, input: HTMLElement): () => void {
  const fix = (): void => {
    fixInput(layer, input);
    for (const name of WRONG_ATTRIBUTES) if (container.hasAttribute(name)) container.removeAttribute(name);
  };
  set(container, {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': translate({id: 'site.search.dialog', message: 'Search the documentation'}),
  });
  fix();
  const observer = new MutationObserver(fix);
  observer.observe(layer, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-controls', 'aria-activedescendant'],
  });
  return () => observer.disconnect();
}
