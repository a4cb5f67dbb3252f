import {AUTHORIZATION_ERROR_CHANNEL, type AuthorizationError, readAuthorizationError} from '../core/authorizationError';

/** Calls back when the popup of an attempt returns without a code. Returns a function that stops it. */
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
