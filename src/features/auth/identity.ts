import {useEffect, useState} from 'react';
import {readVisitorItem, writeVisitorItem} from '@site/src/features/visit';
import type {Identity} from './core/profile';

type Listener = (identity: Identity | undefined) => void;

const listeners = new Set<Listener>();
let current: Identity | undefined;

/**
 * Calls back with profile and team of a user who logged in on this page, and with undefined when the login has ended. Late
 * listeners are called immediately. Don't store this data. @returns a function that stops it
 */
export function onIdentity(listener: Listener): () => void {
  listeners.add(listener);
  listener(current);
  return () => void listeners.delete(listener);
}

/** The names of a user, as the site shows them. */
interface User {
  readonly name?: string | undefined;
  readonly team?: string | undefined;
}

/** Visitor's items with the names, so that a form says after a reload whose records it changes. Nothing else is stored. */
const [NAME, TEAM] = ['user.name', 'user.team'];

function userOf({profile, team}: Identity): User {
  const fullName = [profile.first_name, profile.last_name].filter(Boolean).join(' ');
  return {name: profile.name ?? (fullName || undefined), team: team.name};
}

export function setIdentity(identity: Identity | undefined): void {
  current = identity;
  if (identity) {
    const {name = null, team = null} = userOf(identity);
    writeVisitorItem(NAME, name);
    writeVisitorItem(TEAM, team);
  }
  for (const listener of listeners) listener(identity);
}

/** The names of the user whose login this tab has. They are removed when the visit ends. */
export const storedUser = (): User => ({
  name: readVisitorItem(NAME) ?? undefined,
  team: readVisitorItem(TEAM) ?? undefined,
});

/** Name and team of the logged-in user, if this page has loaded them. */
export function useUser(): User {
  const [identity, setUser] = useState<Identity>();
  useEffect(() => onIdentity(setUser), []);
  return identity ? userOf(identity) : {};
}
