import {showLoadError} from './showLoadError';

/** Adds a link element to the page. Resolves with whether its file is there. */
export function addLink(properties: Partial<HTMLLinkElement>): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
}

/** How long scripts wait for the styles of what they add. */
const PATIENCE_MS = 5000;

/** Adds style sheets. Resolves when they are there, lost, or late. Late ones take the notice away when they come. */
export async function loadStyles(urls: readonly string[]): Promise<void> {
  const loaded = Promise.all(urls.map((href) => addLink({rel: 'stylesheet', href}))).then((all) => all.every(Boolean));
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false));
  if (await Promise.race([loaded, late])) return;
  showLoadError(true);
  void loaded.then((areThere) => showLoadError(!areThere));
}
