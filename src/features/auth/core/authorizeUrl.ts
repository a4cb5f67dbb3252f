import type {Client} from './client';

interface Attempted {
  readonly attemptId: string;
  readonly challenge: string;
}

/**
 * The authorization URL. It always has the challenge method, because the default is `plain` (RFC 7636, 4.3). The ID of the
 * attempt is `state`.
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
