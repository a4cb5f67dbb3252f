import {useEffect, useRef} from 'react';
import {type Draft, isEmpty, publicDraft} from '../core/draft';
import {fragmentOf} from '../core/link';
import {dropFragment, isAnchored, keepFragment} from '../fragment';

/** Milliseconds without changes before the URL is updated. */
const PAUSE = 300;

/** Writes the request to the page's URL while the form is open and has values, without new history entries. */
export function useFragment(draft: Draft, isShown: boolean): void {
  const wanted = isShown && !isEmpty(publicDraft(draft)) ? fragmentOf(draft) : undefined;
  const first = useRef(wanted);
  useEffect(() => {
    if (wanted === undefined) {
      dropFragment();
      return;
    }
    // Keep the anchor of a followed link until the values change.
    if (wanted === first.current && isAnchored()) return;
    const {pathname, hash} = window.location;
    const timer = setTimeout(() => {
      // Keep the URL of a link that was followed in the meantime. It changes before the next page is shown.
      if (window.location.pathname === pathname && window.location.hash === hash) keepFragment(draft);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [wanted, draft]);
}
