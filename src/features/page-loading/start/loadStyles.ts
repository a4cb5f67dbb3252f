import {addLink} from './addLink';
import {showLostFiles} from './showLostFiles';

/** Adds style sheets, and waits until they are there or lost. */
export async function loadStyles(urls: readonly string[]): Promise<void> {
  const loaded = await Promise.all(urls.map((href) => addLink({rel: 'stylesheet', href})));
  if (loaded.includes(false)) showLostFiles();
}
