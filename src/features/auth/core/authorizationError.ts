/** Why a popup returned without a code. */
const authorizationErrors = ['denied', 'failed'] as const;
export type AuthorizationError = (typeof authorizationErrors)[number];

/** Broadcast channel on which a popup reports it. */
export const AUTHORIZATION_ERROR_CHANNEL = 'devdocs.auth.authorizationError';

export interface AuthorizationErrorMessage {
  readonly attemptId: string;
  readonly authorizationError: AuthorizationError;
}

/** Reads a message. Undefined if it is for another attempt. */
export function readAuthorizationError(message: unknown, attemptId: string): AuthorizationError | undefined {
  const {attemptId: id, authorizationError} = Object(message) as Readonly<Record<string, unknown>>;
  return id === attemptId ? authorizationErrors.find((name) => name === authorizationError) : undefined;
}
