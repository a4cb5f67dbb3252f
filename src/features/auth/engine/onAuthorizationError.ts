import {AUTHORIZATION_ERROR_CHANNEL, type AuthorizationError, readAuthorizationError} from '../core/authorizationError';

/** Calls back when the popup of an attempt comes back without a code. @returns a function that stops it */
export function onAuthorizationError(
  attemptId: string,
  told: (authorizationError: AuthorizationError) => void,
): () => void {
  const channel = new BroadcastChannel(AUTHORIZATION_ERROR_CHANNEL);
  channel.onmessage = ({data}) => {
    const authorizationError = readAuthorizationError(data, attemptId);
    if (authorizationError) told(authorizationError);
  };
  return () => channel.close();
}
