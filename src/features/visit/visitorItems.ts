import {keysWithPrefix, readItem, removeItems, session, writeItems} from '../storage';

/**
 * What a visitor leaves in this tab besides the log-in: typed keys, drafts of requests, the list of calls. All of it is in
 * session storage, under one prefix, and is removed when the visit ends.
 */
const PREFIX = 'devdocs.visitor.';

export const readVisitorItem = (name: string): string | null => readItem(session, PREFIX + name);

/** Stores a string under a name; null removes it. @returns whether it is stored. */
export function writeVisitorItem(name: string, text: string | null): boolean {
  if (text !== null) return writeItems(session, {[PREFIX + name]: text});
  removeItems(session, [PREFIX + name]);
  return true;
}

export const removeVisitorItems = (): void => removeItems(session, keysWithPrefix(session, PREFIX));
