import type {Identity} from './core/profile';

type Listener = (identity: Identity) => void;

const listeners = new Set<Listener>();
let current: Identity | undefined;

/**
 * Calls back with the profile and team of a visitor who has logged in on this page; a late listener is called at once.
 * Nothing of it may be stored. That a log-in has ended is said by `onVisitEnd`.
 * @returns a function that stops it
 */
export function onIdentity(listener: Listener): () => void {
  listeners.add(listener);
  if (current) listener(current);
  return () => void listeners.delete(listener);
}

/** Undefined when the log-in has ended. */
export function setIdentity(identity: Identity | undefined): void {
  current = identity;
  if (identity) for (const listener of listeners) listener(identity);
}
