import {type ComponentType, type LazyExoticComponent, lazy} from 'react';

/** What an island gets: the words of its place (`data-*`), and the part of the page that it stands in. */
export interface IslandProps {
  readonly data: Readonly<Record<string, string | undefined>>;
  readonly frame: HTMLElement;
  /** What to do once it is shown: an island that a visitor opened takes the focus. */
  readonly opened: boolean;
}

interface Island {
  readonly load: () => Promise<unknown>;
  readonly Component: LazyExoticComponent<ComponentType<IslandProps>>;
}

function island(load: () => Promise<{readonly default: ComponentType<IslandProps>}>): Island {
  return {load, Component: lazy(load)};
}

/** Islands by the name in `data-island`. Their code is a chunk of its own, loaded when a visitor turns to one. */
export const ISLANDS: Readonly<Record<string, Island | undefined>> = {
  'try-it': island(() => import('@site/src/features/try-it/TryIt')),
};
