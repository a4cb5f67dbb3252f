/** The situation after a page's code or text could not be loaded. */
export interface Failure {
  readonly pathname: string;
  /** False when the browser is sure that there is no network (`navigator.onLine`). */
  readonly online: boolean;
  /** The URL of the last automatic reload, if no page has loaded since. */
  readonly reloadedFor: string | null;
}

/**
 * What to do about it. After a deployment, an old page requests files that no longer exist, and a reload fixes that
 * (shell-10). After a second failure at the same URL, or without network, the reason is shown with Retry, because a reload
 * wouldn't help.
 */
export const afterFailure = ({pathname, online, reloadedFor}: Failure): 'reload' | 'explain' =>
  online && reloadedFor !== pathname ? 'reload' : 'explain';
