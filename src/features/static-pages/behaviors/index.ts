import {rememberLanguage} from '@site/src/features/samples';
import {addToRequest} from './addToRequest';
import {filterList} from './filterList';
import {followLinks} from './followLinks';
import {markCurrentHeading} from './markCurrentHeading';
import {type Navigation, openHashTarget} from './openHashTarget';
import {prefetchPages} from './prefetchPages';

/**
 * Starts what a page can do besides being read. Returns a function that stops what reaches beyond the page's element, which
 * is removed with its listeners.
 */
export function startBehaviors(page: HTMLElement, history: Navigation): () => void {
  addToRequest(page);
  filterList(page);
  markCurrentHeading(page);
  const ends = [
    followLinks(history.push),
    prefetchPages(document),
    openHashTarget(page, history),
    rememberLanguage(page),
  ];
  return () => ends.forEach((end) => end());
}
