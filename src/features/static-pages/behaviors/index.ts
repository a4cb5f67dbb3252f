import {rememberLanguage} from '@site/src/features/samples';
import {addToRequest} from './addToRequest';
import {filterList} from './filterList';
import {followLinks} from './followLinks';
import {markCurrentHeading} from './markCurrentHeading';
import {type Behavior, onDemand} from './onDemand';
import {type Navigation, openHashTarget} from './openHashTarget';
import {prefetchPages} from './prefetchPages';

const behaviors: readonly Behavior[] = [
  addToRequest,
  rememberLanguage,
  filterList,
  markCurrentHeading,
  onDemand({selector: '[data-filter-own]', load: () => import('./filterOwn').then(({filterOwn}) => filterOwn)}),
];

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
