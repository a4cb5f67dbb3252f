import type {Identity} from './core/profile';

type Listener = (identity: Identity | undefined) => void;

const listeners = new Set<Listener>();
let current: Identity | undefined;

/**
 * For analytics alone: calls back with the profile and team of a visitor who has logged in on this page, and with
 * nothing once the log-in ends. Who comes late is told at once. Nothing of it may be stored or shown.
 * @returns What ends it.
 */
export function onIdentity(listener: Listener): () => void {
  listeners.add(listener);
  if (current) listener(current);
  return () => void listeners.delete(listener);
}

export function setIdentity(identity: Identity | undefined): void {
  if (identity === current) return;
  current = identity;
  for (const listener of listeners) listener(identity);
}
