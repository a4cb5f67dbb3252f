/** What is known when a page's code or text could not be loaded. */
export interface Failure {
  readonly pathname: string;
  /** False when the browser is sure that there is no network (`navigator.onLine`). */
  readonly online: boolean;
  /** The address that this tab was last reloaded for, while no page has been loaded since. */
  readonly reloadedFor: string | null;
}

/**
 * What to do about it. After a new deployment the old page requests files that are gone, and a reload fixes that
 * (shell-10). A second failure at the same URL is not fixed by a third try, and without network a
 * reload would take away the page that a visitor has: then the reason is shown, with Retry.
 */
export const afterFailure = ({pathname, online, reloadedFor}: Failure): 'reload' | 'explain' =>
  online && reloadedFor !== pathname ? 'reload' : 'explain';
