import {createContext} from 'react';

/** Descriptions of the guides that an index page lists, by id (plugins/guide-docs). */
export const CardDescriptions = createContext<Readonly<Record<string, string | undefined>>>({});
