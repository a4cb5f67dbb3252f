import {keysWithPrefix, readItem, removeItems, session, writeItems} from '../storage';

/**
 * A visitor's data in this tab except the login: typed keys, drafts, the list of calls. It is in session storage with one
 * prefix, and is removed when the visit ends.
 */
const PREFIX = 'devdocs.visitor.';

export const readVisitorItem = (name: string): string | null => readItem(session, PREFIX + name);

/** Stores a string, or removes it with null. Returns whether it is stored. If it isn't, the old one is removed as well. */
export function writeVisitorItem(name: string, text: string | null): boolean {
  if (text !== null && writeItems(session, {[PREFIX + name]: text})) return true;
  removeItems(session, [PREFIX + name]);
  return text === null;
}

export const removeVisitorItems = (): void => removeItems(session, keysWithPrefix(session, PREFIX));
