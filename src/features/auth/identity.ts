import {useEffect, useState} from 'react';
import type {Identity} from './core/profile';

type Listener = (identity: Identity | undefined) => void;

const listeners = new Set<Listener>();
let current: Identity | undefined;

/** Calls back now and on changes with the user, if any. Don't store this data. @returns a function that stops it */
export function onIdentity(listener: Listener): () => void {
  listeners.add(listener);
  listener(current);
  return () => void listeners.delete(listener);
}

export function setIdentity(identity: Identity | undefined): void {
  current = identity;
  for (const listener of listeners) listener(identity);
}

export const hasIdentity = (): boolean => current !== undefined;

/** Name and team of the logged-in user, if this page has loaded them (`loadUser`). */
export function useUser(): {readonly name?: string | undefined; readonly team?: string | undefined} {
  const [identity, setUser] = useState<Identity>();
  useEffect(() => onIdentity(setUser), []);
  const {profile = {}, team = {}} = identity ?? {};
  const fullName = [profile.first_name, profile.last_name].filter(Boolean).join(' ');
  return {name: [profile.name?.trim(), fullName].find(Boolean), team: team.name};
}
