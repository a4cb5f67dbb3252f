import {addToRequest} from './addToRequest';
import {chooseLevel} from './chooseLevel';
import {lightLines} from './lightLines';

/** What the fields of a page do: buttons that add them to a request, their line in a sample, and levels that open. */
export function fieldBehaviors(page: HTMLElement): void {
  addToRequest(page);
  lightLines(page);
  chooseLevel(page);
}
