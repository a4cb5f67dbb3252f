import {useEffect, useState} from 'react';
import {onVisitEnd} from '../visit';
import type {Identity} from './core/profile';
import {onIdentity} from './identity';

/** The logged-in user, if this page has loaded it. After a reload only the initials are known. */
export function useIdentity(): Identity | undefined {
  const [identity, setIdentity] = useState<Identity>();
  useEffect(() => onIdentity(setIdentity), []);
  useEffect(() => onVisitEnd(() => setIdentity(undefined)), []);
  return identity;
}
