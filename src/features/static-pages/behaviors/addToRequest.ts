import {translate} from '@docusaurus/Translate';

const ADDABLE = 'li[id]:is([id^="path-"], [id^="query-"], [id^="header-"])';

/** Gives each parameter a button that adds it to the form of try-it (features/try-it/mount). Without script there is none. */
export function addToRequest(page: HTMLElement): void {
  if (!page.querySelector('[data-try-it]')) return;
  for (const item of page.querySelectorAll<HTMLElement>(ADDABLE)) {
    const head = item.firstElementChild;
    const name = head?.querySelector('code')?.textContent;
    if (!head || !name) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'site-icon';
    button.dataset.addToRequest = `${item.id.slice(0, item.id.indexOf('-'))}:${name}`;
    button.title = translate({id: 'site.field.add', message: 'Add {name} to the request'}, {name});
    button.ariaLabel = button.title;
    head.append(button);
  }
}
