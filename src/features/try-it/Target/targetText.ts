import {translate} from '@docusaurus/Translate';
import type {PlacedOperation} from '@site/openapi/model/spec';
import type {Credential} from '../hooks/useCredential';

/** A sentence on whose data a write changes. Empty for reads, and for requests without token or key. */
export function targetText(
  method: PlacedOperation['method'],
  {isLoggedIn, team, typed}: Pick<Credential, 'isLoggedIn' | 'team' | 'typed'>,
): string {
  if (method === 'get' || (!isLoggedIn && typed === '')) return '';
  if (!isLoggedIn) return translate({id: 'site.tryIt.target.key', message: 'Changes data of the account of this key'});
  return team === undefined
    ? translate({id: 'site.tryIt.target.logIn', message: 'Changes data of the account that you are logged in to'})
    : translate({id: 'site.tryIt.target.team', message: 'Changes data of {team}'}, {team});
}
