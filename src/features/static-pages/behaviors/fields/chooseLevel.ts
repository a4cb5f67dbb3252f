import {readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import {foldLevels} from './foldLevels';

/** Name of the visitor's item with the level of nested fields, and of the parameter of links. */
const FIELDS = 'fields';

const level = (text: string | null): string | undefined => /^(?:all|\d)$/.exec(text ?? '')?.[0];

const levelIn = (search: string): string | undefined => level(new URLSearchParams(search).get(FIELDS));

/** Opens the nested fields of a page to the level of its URL, or that of the visit, and to that of a clicked link. */
export function chooseLevel(page: HTMLElement): void {
  const links = page.querySelector('[data-fold-levels]');
  if (!links) return;
  links.addEventListener('click', (event) => {
    const {target, ctrlKey, metaKey, shiftKey} = event as MouseEvent;
    const fields = target instanceof HTMLAnchorElement ? levelIn(target.search) : undefined;
    if (fields === undefined || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    writeVisitorItem(FIELDS, fields);
    window.history.replaceState(window.history.state, '', `?${FIELDS}=${fields}`);
    foldLevels(page, fields);
  });
  const fields = levelIn(window.location.search) ?? readVisitorItem(FIELDS, level);
  if (fields !== undefined) foldLevels(page, fields);
}
