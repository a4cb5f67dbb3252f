import {translate} from '@docusaurus/Translate';

/**
 * Tells what the modal is. The library calls its container a button with everything inside, which hides all of it from
 * those who listen; these attributes it sets once and leaves alone.
 */
export function asDialog(layer: HTMLElement): () => void {
  const container = layer.querySelector('.DocSearch-Container');
  if (container) {
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby', 'tabindex']) {
      container.removeAttribute(name);
    }
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    container.setAttribute('aria-label', translate({id: 'site.search.dialog', message: 'Search the documentation'}));
  }
  return () => undefined;
}
