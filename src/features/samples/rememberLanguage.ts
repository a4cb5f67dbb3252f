import {createStorageSlot} from '@docusaurus/theme-common';
import {publish} from '@site/src/features/events';
import {LANGUAGE_SLOT} from './core/languages';

/** The visitor's language of samples, for all pages and browser tabs. The language tabs of guides use the same slot. */
const chosen = createStorageSlot(LANGUAGE_SLOT);

const tabOf = (page: HTMLElement, language: string | null): HTMLInputElement | undefined =>
  [...page.querySelectorAll<HTMLInputElement>('input[name=sample-language]')].find(({value}) => value === language);

/** Shows samples in the visitor's language, and stores a new choice. */
export function rememberLanguage(page: HTMLElement): () => void {
  const apply = (language: string | null): void => {
    const tab = tabOf(page, language);
    if (tab) tab.checked = true;
  };
  const remember = ({target}: Event): void => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'sample-language') return;
    // The chosen language is next to the common ones, whatever else the menu has.
    for (const menu of page.querySelectorAll<HTMLDetailsElement>('[data-more-languages]')) menu.open = false;
    chosen.set(target.value);
    publish('sample_language_chosen', {language: target.value});
  };
  /** The languages of the menu are radio buttons next to it, which Tab doesn't reach from its button. */
  const enterMenu = ({target}: Event): void => {
    if (!(target instanceof HTMLDetailsElement) || !('moreLanguages' in target.dataset) || !target.open) return;
    if (target.contains(document.activeElement))
      target.parentElement?.querySelector<HTMLElement>('details ~ input')?.focus();
  };
  apply(chosen.get());
  page.addEventListener('change', remember);
  page.addEventListener('toggle', enterMenu, true);
  const stopListening = chosen.listen(({newValue}) => {
    apply(newValue);
  });
  return () => {
    page.removeEventListener('change', remember);
    page.removeEventListener('toggle', enterMenu, true);
    stopListening();
  };
}
