/** Why a popup returned without a code. */
const authorizationErrors = ['denied', 'failed'] as const;
export type AuthorizationError = (typeof authorizationErrors)[number];

/** The signal with which a popup reports it to the waiting page. */
export const AUTHORIZATION_ERROR = 'devdocs.auth.authorizationError';

export const errorText = (attemptId: string, error: AuthorizationError): string => `${error}.${attemptId}`;

/** Reads the signal. Undefined if it is for another attempt. */
export const readAuthorizationError = (text: string, attemptId: string): AuthorizationError | undefined =>
  authorizationErrors.find((error) => text === errorText(attemptId, error));
