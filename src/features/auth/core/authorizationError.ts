/** Why a popup came back without a code: the visitor said no, or the provider did. */
const authorizationErrors = ['denied', 'failed'] as const;
export type AuthorizationError = (typeof authorizationErrors)[number];

/** Broadcast channel on which a popup reports it, for analytics. Nothing is stored, and log-in works without it. */
export const AUTHORIZATION_ERROR_CHANNEL = 'devdocs.auth.authorizationError';

export interface AuthorizationErrorMessage {
  readonly attemptId: string;
  readonly authorizationError: AuthorizationError;
}

/** Reads a message for an attempt; undefined for any other. */
export function readAuthorizationError(message: unknown, attemptId: string): AuthorizationError | undefined {
  const {attemptId: id, authorizationError} = Object(message) as Readonly<Record<string, unknown>>;
  return id === attemptId ? authorizationErrors.find((name) => name === authorizationError) : undefined;
}
