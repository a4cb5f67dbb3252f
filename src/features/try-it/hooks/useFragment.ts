import {useEffect, useRef} from 'react';
import {type Draft, isEmpty, publicDraft} from '../core/draft';
import {fragmentOf} from '../core/link';
import {dropFragment, isAnchored, keepFragment} from '../fragment';

/** Milliseconds without a change until the URL follows. */
const PAUSE = 300;

/** Keeps the request in the page's URL while the form is open and has values, without a new entry in the history. */
export function useFragment(draft: Draft, isShown: boolean): void {
  const wanted = isShown && !isEmpty(publicDraft(draft)) ? fragmentOf(draft) : undefined;
  const first = useRef(wanted);
  useEffect(() => {
    if (wanted === undefined) {
      dropFragment();
      return;
    }
    // A link to a field that a visitor followed stays until the values change.
    if (wanted === first.current && isAnchored()) return;
    const before = window.location.hash;
    const timer = setTimeout(() => {
      // A link to a field that was followed in the meantime stays.
      if (window.location.hash === before) keepFragment(draft);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [wanted, draft]);
}
