import {createContext, useContext} from 'react';

export interface Search {
  /** Loads the modal and its engine. */
  readonly prepare: () => void;
  readonly open: () => void;
  /** Whether a visitor waits for a modal that could not be loaded. */
  readonly hasFailed: boolean;
}

const nothing = (): void => undefined;

export const SearchContext = createContext<Search>({prepare: nothing, open: nothing, hasFailed: false});

export const useSearch = (): Search => useContext(SearchContext);
