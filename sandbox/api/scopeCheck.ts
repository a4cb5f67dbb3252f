import type {IncomingMessage} from 'node:http';
import {accounts, scopesOf} from '../accounts';
import type {LogIn} from '../sso/logIns';
import {noErrors} from '../sso/simulatedErrors';
import type {Operation} from './operations';
import {errorBody} from './simulatedResponses';

/** The bearer token of a request. Empty if it has none. */
export const bearerOf = ({headers}: IncomingMessage): string =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/** A login for each API key, with all scopes of its owner. */
export const logInsByKey = (scopes: readonly string[]): ReadonlyMap<string, LogIn> =>
  new Map(accounts.map((account) => [account.apiKey, {account, errors: noErrors, scopes: scopesOf(account, scopes)}]));

/** Body of the 403 for a login that must not call an operation; undefined if it may. */
export function refusalOf({scopes, isAdminOnly}: Operation, {account, scopes: granted}: LogIn): unknown {
  if (scopes.some((scope) => !granted.has(scope))) return errorBody('… does not have the required scopes');
  return isAdminOnly && !account.isAdmin ? errorBody("Sandbox: the user isn't a team admin") : undefined;
}
