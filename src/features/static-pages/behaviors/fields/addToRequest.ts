import {translate} from '@docusaurus/Translate';

/** Fields of a map have no name that can be added. */
const ADDABLE = 'li[id]:is([id^="path-"], [id^="query-"], [id^="header-"], [id^="body-"]:not([id*="{"]))';

/** Gives each parameter and each field of the body a button that adds it to the form of try-it (features/try-it/mount). Without script there is none. */
export function addToRequest(page: HTMLElement): void {
  if (!page.querySelector('[data-try-it]')) return;
  for (const item of page.querySelectorAll<HTMLElement>(ADDABLE)) {
    const head = item.firstElementChild;
    const name = head?.querySelector('code')?.textContent;
    if (!head || !name) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'site-icon site-plain';
    const [location = '', path = ''] = item.id.split(/-(.*)/);
    button.dataset.addToRequest = `${location}:${location === 'body' ? path : name}`;
    button.title = translate({message: 'Add {name} to the request'}, {name});
    button.ariaLabel = button.title;
    head.append(button);
  }
}
