import {type MouseEvent, useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {whenIdle} from '@site/src/features/page-loading';
import {loadSidebar} from './core/sidebarStore';

interface Excerpt {
  /** Whether the document has an excerpt. It is gone after the list was unmounted. */
  readonly isThere: boolean;
  /** Groups whose carets were pressed, in order. */
  readonly pendingToggles: readonly string[];
  /** For the container of the static list. Its links and carets are the controls. */
  readonly listeners: {
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/** Loads all groups when the browser is idle or a visitor uses the excerpt, and keeps which groups were folded before that. */
export function useExcerpt(name: string): Excerpt {
  const isBrowser = useIsBrowser();
  const [isThere] = useState(!isBrowser);
  const [pendingToggles, setPending] = useState<readonly string[]>([]);
  const load = (): void => void loadSidebar(name);
  useEffect(() => {
    if (isThere) whenIdle(() => void loadSidebar(name));
    else void loadSidebar(name);
  }, [isThere, name]);
  const onClick = ({target}: MouseEvent): void => {
    const caret = target instanceof Element ? target.closest('.menu__caret') : null;
    const group = caret?.parentElement?.querySelector('a')?.getAttribute('href');
    if (typeof group === 'string') setPending((pressed) => [...pressed, group]);
  };
  return {isThere, pendingToggles, listeners: {onPointerEnter: load, onFocus: load, onClick}};
}
