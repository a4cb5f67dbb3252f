import type {ComponentType} from 'react';

/** What an island gets: the words of its place (`data-*`), and the part of the page that it stands in. */
export interface IslandProps {
  readonly data: Readonly<Record<string, string | undefined>>;
  readonly frame: HTMLElement;
  /** Whether a visitor opened it by hand: it then takes the focus. */
  readonly opened: boolean;
  /** Whether it is open now. */
  readonly shown: boolean;
}

export type LoadIsland = () => Promise<{readonly default: ComponentType<IslandProps>}>;

/** Islands by the name in `data-island`. Their code is a chunk of its own, loaded when a visitor turns to one. */
export const ISLANDS: Readonly<Record<string, LoadIsland | undefined>> = {
  'try-it': () => import('@site/src/features/try-it/TryIt'),
};
