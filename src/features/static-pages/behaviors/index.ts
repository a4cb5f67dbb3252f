import {rememberLanguage} from '@site/src/features/samples';
import {addToRequest} from './addToRequest';
import {filterList} from './filterList';
import {followLinks} from './followLinks';
import {markCurrentHeading} from './markCurrentHeading';
import {type Navigation, openHashTarget} from './openHashTarget';
import {prefetchPages} from './prefetchPages';

/** What a page can do besides being read. Returns a function that stops it. */
type Behavior = (page: HTMLElement) => () => void;

const behaviors: readonly Behavior[] = [addToRequest, rememberLanguage, filterList, markCurrentHeading];

/** Starts the behaviors of a page. Returns a function that stops them. */
export function startBehaviors(page: HTMLElement, go: (to: string) => void, navigation: Navigation): () => void {
  const ends = [
    followLinks(go),
    prefetchPages(document),
    openHashTarget(page, navigation),
    ...behaviors.map((start) => start(page)),
  ];
  return () => {
    for (const end of ends) end();
  };
}
