/** Folds of fields, of variants, and around them, of responses. */
const FOLD = 'details:has(li[id])';

/** Responses are always open, so they are no level. */
const isLevel = (fold: Element): boolean => !/^response-[^.-]+$/.test(fold.id);

function levelOf(fold: Element): number {
  let level = 0;
  for (let at: Element | null | undefined = fold; at; at = at.parentElement?.closest(FOLD))
    level += isLevel(at) ? 1 : 0;
  return level;
}

/** Opens the nested fields of a page to a level, and closes those below, but not around the target of the URL. @param fields as in the query: `all` or a number */
export function foldLevels(page: HTMLElement, fields: string): void {
  const most = fields === 'all' ? Infinity : Number(fields);
  for (const fold of page.querySelectorAll<HTMLDetailsElement>(FOLD))
    if (isLevel(fold)) fold.open = levelOf(fold) <= most || fold.querySelector(':target') !== null;
  for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-fold-levels] a')) {
    const isCurrent = new URLSearchParams(link.search).get('fields') === fields;
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
