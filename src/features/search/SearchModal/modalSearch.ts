import type {Backend} from '../core/backend';
import {requestIn} from '../core/shortenQuery';
import type {SearchRequest, SearchResponse} from '../core/record';

type Facets = NonNullable<SearchRequest['facetFilters']>;

interface Results {
  readonly results: readonly (Omit<SearchResponse, 'hits'> & {readonly hits: readonly object[]})[];
}

/** The only error name for which the modal has an error screen. */
const SHOWN = 'RetryError';
/** The modal replaces an error by its stall indicator, which comes after 300 ms. */
const AFTER_STALL = 350;

const until = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, time - Date.now()));
  });

const never = new Promise<never>(() => undefined);

/** The modal resets its error screen as soon as the promise of the search settles. */
async function showUntilOnline(error: unknown, showError: (error: Error) => unknown): Promise<void> {
  try {
    showError(Object.assign(new Error(String(error), {cause: error}), {name: SHOWN}));
  } catch {
    // The modal's handler rethrows the error after it has shown it.
  }
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, {once: true});
  });
}

/** A key press that can be repeated. */
const again = ({key, ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent): KeyboardEvent =>
  new KeyboardEvent('keydown', {key, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true});

/** @param itemsOf is called with each response before the modal shows it, and returns the items that it shows */
export function createModalSearch(
  backend: Pick<Backend, 'kind' | 'search'>,
  itemsOf: (query: string, response: SearchResponse) => readonly object[],
) {
  let facetFilters: Facets = [];
  let pasted = {shown: '', whole: ''};
  let latest = 0;
  let isWaiting = false;
  let heldEnter: (() => void) | undefined;

  const releaseEnter = (): void => {
    const press = heldEnter;
    heldEnter = undefined;
    press?.();
  };

  async function find(request: SearchRequest, showError: (error: Error) => unknown): Promise<Results> {
    const number = ++latest;
    const afterStall = Date.now() + AFTER_STALL;
    isWaiting = true;
    try {
      // A pasted text can have secrets, so a service gets no more of it than the input has.
      const isWhole = backend.kind === 'embedded' && pasted.shown !== '' && request.query === pasted.shown;
      const query = isWhole ? pasted.whole : (requestIn(request.query ?? '') ?? request.query);
      const wanted = {...request, query};
      const response = await backend.search(facetFilters.length > 0 ? {...wanted, facetFilters} : wanted);
      const hits = itemsOf(request.query ?? '', response);
      if (number === latest) {
        isWaiting = false;
        // A task later, the library has taken the results.
        setTimeout(releaseEnter);
      }
      return {results: [{...response, hits}]};
    } catch (error) {
      if (number === latest) {
        isWaiting = false;
        heldEnter = undefined;
      }
      await until(afterStall);
      if (number === latest) await showUntilOnline(error, showError);
      // Superseded searches are dropped.
      return number === latest ? find(request, showError) : never;
    }
  }

  return {
    /** For the library's client. It has only the method of promises that the library calls first. */
    search: ({requests: [request = {}]}: {readonly requests: readonly SearchRequest[]}) => ({
      catch: (showError: (error: Error) => unknown): Promise<Results> => find(request, showError),
    }),
    /** Searches for a whole message of which the input shows the beginning. */
    readWhole: (shown: string, whole: string): void => {
      pasted = {shown, whole};
    },
    /** The next searches find only hits that pass. */
    filterBy: (facets: Facets): void => {
      facetFilters = facets;
    },
    /** Enter waits for results, because the selected one can belong to the letters before. Another key drops it. */
    holdEnter: (event: KeyboardEvent): void => {
      heldEnter = undefined;
      const {target, key, isComposing} = event;
      if (!isWaiting || key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
      event.preventDefault();
      event.stopPropagation();
      heldEnter = () => target.dispatchEvent(again(event));
    },
  };
}

export type ModalSearch = ReturnType<typeof createModalSearch>;
