/** Why a popup came back without a code: the visitor said no, or the provider did. */
const refusals = ['denied', 'failed'] as const;
export type Refusal = (typeof refusals)[number];

/** Broadcast channel on which a popup tells of it. Nothing is stored, and log-in itself does not need to know. */
export const REFUSAL_CHANNEL = 'devdocs.auth.refusal';

export interface RefusalMessage {
  readonly attemptId: string;
  readonly refusal: Refusal;
}

/** Reads a message for an attempt; undefined for any other. */
export function readRefusal(message: unknown, attemptId: string): Refusal | undefined {
  const {attemptId: id, refusal} = Object(message) as Readonly<Record<string, unknown>>;
  return id === attemptId ? refusals.find((name) => name === refusal) : undefined;
}
