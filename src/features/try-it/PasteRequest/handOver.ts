import {currentVisit} from '@site/src/features/visit';
import type {Source} from '../core/fillIn';

/** The request for the form of the next page. Only in memory, so that nothing of it is in a URL or in the storage. */
let waiting: {readonly page: string; readonly visit: number; readonly source: Source} | undefined;

/** Keeps a request for the form of another page, which opens next. */
export function handOver(page: string, source: Source): void {
  waiting = {page, visit: currentVisit(), source};
}

/** Whether a request waits for the form of this page. */
export const isWaiting = (): boolean => waiting?.page === window.location.pathname;

/** Takes the request that waits for the form of this page. Any other is dropped, and so is that of an earlier visit. */
export function takeOver(): Source | undefined {
  const taken = isWaiting() && waiting?.visit === currentVisit() ? waiting.source : undefined;
  waiting = undefined;
  return taken;
}
