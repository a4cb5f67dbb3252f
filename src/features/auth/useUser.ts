import {useEffect, useState} from 'react';
import {onVisitEnd} from '../visit';
import type {Identity} from './core/profile';
import {onIdentity} from './identity';

/** Name and team of the logged-in user, if this page has loaded them. After a reload only the initials are known. */
export function useUser(): {readonly name?: string | undefined; readonly team?: string | undefined} {
  const [identity, setIdentity] = useState<Identity>();
  useEffect(() => onIdentity(setIdentity), []);
  useEffect(() => onVisitEnd(() => setIdentity(undefined)), []);
  const {profile = {}, team = {}} = identity ?? {};
  const fullName = [profile.first_name, profile.last_name].filter(Boolean).join(' ');
  return {name: profile.name ?? (fullName || undefined), team: team.name};
}
