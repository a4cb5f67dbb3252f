import type {Client} from './client';

interface Attempted {
  readonly attemptId: string;
  readonly challenge: string;
}

/**
 * Where the popup goes. The challenge method is always named: without it a provider would take the challenge for a
 * plain one (RFC 7636, 4.3). The id of the attempt travels as `state`.
 */
export function authorizeUrl(client: Client, {attemptId, challenge}: Attempted): string {
  const query = new URLSearchParams({
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    response_type: 'code',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: attemptId,
  });
  return `${client.ssoUrl}/oauth/authorize?${query.toString()}`;
}
