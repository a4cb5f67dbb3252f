import type {Identity} from './core/profile';

type Listener = (identity: Identity) => void;

const listeners = new Set<Listener>();
let current: Identity | undefined;

/**
 * Calls back with profile and team of a user who logged in on this page. Late listeners are called immediately.
 * Don't store this data. `onVisitEnd` reports the end of a login.
 * @returns a function that stops it
 */
export function onIdentity(listener: Listener): () => void {
  listeners.add(listener);
  if (current) listener(current);
  return () => void listeners.delete(listener);
}

/** Undefined after the login has ended. */
export function setIdentity(identity: Identity | undefined): void {
  current = identity;
  if (identity) for (const listener of listeners) listener(identity);
}
