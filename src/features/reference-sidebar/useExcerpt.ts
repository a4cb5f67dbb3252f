import {type RefObject, useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {whenIdle} from '@site/src/features/page-loading';
import {hydrateExcerpt} from './hydrateExcerpt';
import {loadSidebar} from './core/sidebarStore';

interface UsedExcerpt {
  /** Whether the document has an excerpt. It is gone after the list was unmounted. */
  readonly isThere: boolean;
  /** Groups whose carets were pressed, in order. */
  readonly pendingToggles: readonly string[];
}

/** Handles events of the excerpt, and loads all groups when the browser is idle or a visitor uses the list. */
export function useExcerpt(list: RefObject<HTMLElement>, name: string, isWhole: boolean): UsedExcerpt {
  const isBrowser = useIsBrowser();
  const [isThere] = useState(!isBrowser);
  const [pendingToggles, setEarly] = useState<readonly string[]>([]);
  const history = useHistory();
  useEffect(() => {
    if (isWhole || !list.current) return undefined;
    const load = (): void => void loadSidebar(name);
    if (isThere) whenIdle(load);
    else load();
    return hydrateExcerpt(list.current, {
      go: (to) => {
        history.push(to);
      },
      onUse: load,
      onCaret: (href) => {
        setEarly((pressed) => [...pressed, href]);
        load();
      },
    });
  }, [history, isThere, isWhole, list, name]);
  return {isThere, pendingToggles};
}
