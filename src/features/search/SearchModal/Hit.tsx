import type {ComponentType, MouseEvent, ReactNode} from 'react';
import {internalTarget} from '@site/src/features/static-pages';

interface Props {
  readonly hit: {readonly url: string};
  readonly children: ReactNode;
}

/**
 * A hit as a link in its grid cell. Clicks on its buttons (save, remove) don't follow the link.
 * @param go navigates. Called a moment later, because the library must first store the hit
 */
export function createHit(go: (target: string) => void): ComponentType<Props> {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    const target = internalTarget(event, event.currentTarget, window.location);
    if (target === undefined) return;
    event.preventDefault();
    setTimeout(() => go(target));
  };
  return function Hit({hit, children}) {
    return (
      <div role="gridcell">
        <a href={hit.url} onClick={follow}>
          {children}
        </a>
      </div>
    );
  };
}
